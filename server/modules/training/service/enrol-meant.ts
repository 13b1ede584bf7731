import { addDays } from '@diwan/core/hijri'
import { courseEvents } from '@diwan/contract/training/events'
import { ASSIGNED_AT_ONCE } from '@diwan/contract/training/limits'
import { PORTAL } from '../../../kit/access/actor.ts'
import { newId } from '../../../kit/db/id.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { deleteObjects, insertObjects } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readAssignments, type AssignmentRow } from '../queries/assignments.ts'
import { lockCourse, type CourseRow } from '../queries/courses.ts'
import { insertMeant, readMissing } from '../queries/meant.ts'
import { course as courseRecord } from '../kind.ts'
import { todayOf } from './enrolment-facts.ts'

/** Whom its assignments mean and who is not enrolled yet: some hundreds in a transaction, so that nobody waits behind many. */
export async function enrolMeant(portal: Portal, courseId: string): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  while ((await write(ctx, (tx) => enrolSome(ctx, tx, courseId))).more);
}

export async function enrolInto(portal: Portal, courseIds: readonly string[]): Promise<void> {
  await inTurn(courseIds.map((id) => () => enrolMeant(portal, id)))
}

/** Under the lock of the course, so that it is published until they are enrolled, and nobody joins or is assigned beside. */
async function enrolSome(ctx: Ctx, tx: Tx, courseId: string): Promise<{ more: boolean }> {
  const course = await lockCourse(tx.db, courseId)
  if (!course || course.status !== 'published' || course.deleted_at !== null || course.archived_at !== null)
    return { more: false }
  for (const assignment of await readAssignments(tx.db, courseId)) {
    const of = { courseId, token: assignment.token, since: assignment.created_at, limit: ASSIGNED_AT_ONCE }
    const people = await readMissing(tx.db, of)
    if (people.length > 0) return { more: await enrolThese(ctx, tx, course, assignment, people) }
  }
  return { more: false }
}

/** One batch, told of by one fact. Answers whether there may be more; nobody who could not be enrolled is tried for ever. */
async function enrolThese(
  ctx: Ctx,
  tx: Tx,
  course: CourseRow,
  { token, mandatory, due_day, created_by: by }: AssignmentRow,
  people: readonly string[],
): Promise<boolean> {
  const [at, batch] = [ctx.clock.now(), newId()]
  const made = people.map((userId) => ({ id: newId(), kind: 'enrolment', userId }))
  await insertObjects(tx.db, made, { by, at })
  const days = course.due_days
  const dueDay = due_day ?? (days === null ? null : addDays(await todayOf(ctx, tx.db), days))
  const there = new Set(await insertMeant(tx.db, { courseId: course.id, mandatory, dueDay, batch, by, at, people: made }))
  const spare = made.flatMap(({ id }) => (there.has(id) ? [] : [id]))
  if (spare.length > 0) await deleteObjects(tx.db, spare, at)
  if (there.size === 0) return false
  tx.record(courseEvents.enrolled, { id: course.id, batch, count: there.size, mandatory }, courseRecord.delivery(course, [token]))
  return true
}
