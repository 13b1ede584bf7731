import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { MAX_TOKENS } from '@diwan/contract/kit/tokens'
import type { assignments } from '@diwan/contract/training/endpoints/enrolments'
import { courseEvents } from '@diwan/contract/training/events'
import type { Assignments } from '@diwan/contract/training/schemas/enrolment'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { demandWithin, readAddressees } from '../../audience/public.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/courses.ts'
import { deleteAssignment, keepAssignments, readAssignments } from '../queries/assignments.ts'
import { lockCourse, readCourse, updateCourse, type CourseRow } from '../queries/courses.ts'
import { countEnrolled } from '../queries/enrolments.ts'
import { course as courseRecord } from '../kind.ts'

type Input<E extends keyof typeof assignments> = InputOf<(typeof assignments)[E]>
type Answer<E extends keyof typeof assignments> = Promise<OutputOf<(typeof assignments)[E]>>

export async function listAssignments(ctx: Ctx, { id }: Input<'list'>): Answer<'list'> {
  demand(can, 'edit', ctx.actor, await readCourse(ctx.db, id))
  return assignmentsOf(ctx.db, id)
}

/** What was named and is gone is called nothing. */
async function assignmentsOf(db: Queryable, courseId: string): Promise<Assignments> {
  const [rows, enrolled] = [await readAssignments(db, courseId), await countEnrolled(db, courseId)]
  const tokens = rows.map(({ token }) => token)
  const named = new Map((await readAddressees(db, tokens)).map((one) => [one.token, one]))
  return {
    items: rows.map(({ token, mandatory, due_day, created_at, ...by }) => ({
      ...(named.get(token) ?? { token, nameAr: '', nameEn: '' }),
      mandatory,
      dueDay: due_day,
      assignedDate: toSeconds(created_at),
      by: presentPerson(by.created_by, by.creator_name, by.creator_photo),
    })),
    enrolled,
  }
}

/** Those who are meant are enrolled right after the commit, where it is published. */
export function assignCourse(ctx: Ctx, { id, tokens, mandatory, dueDay }: Input<'assign'>): Answer<'assign'> {
  return write(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    demand(can, 'edit', ctx.actor, course)
    if (course.is_template || course.archived_at !== null) throw new Problem('wrong_state')
    const wanted = await demandWithin(tx.db, ctx.actor, 'training.create', tokens)
    const known = (await readAssignments(tx.db, id)).map(({ token }) => token)
    if (new Set([...known, ...wanted]).size > MAX_TOKENS) throw new Problem('training.too_many_assignments')
    await keepAssignments(tx.db, { courseId: id, tokens: wanted, mandatory, dueDay, by: ctx.actor.id, at: ctx.clock.now() })
    return recorded(ctx, tx, course)
  })
}

export function unassignCourse(ctx: Ctx, { id, token }: Input<'unassign'>): Answer<'unassign'> {
  return write(ctx, async (tx) => {
    const course = await lockCourse(tx.db, id)
    demand(can, 'edit', ctx.actor, course)
    if (!(await deleteAssignment(tx.db, id, token))) throw new Problem('not_found')
    return recorded(ctx, tx, course)
  })
}

async function recorded(ctx: Ctx, tx: Tx, course: CourseRow): Promise<Assignments> {
  await recordAssigned(ctx, tx, course)
  return assignmentsOf(tx.db, course.id)
}

/** Under the lock of the course: whom it is assigned to is another. */
export async function recordAssigned(ctx: Ctx, tx: Tx, course: CourseRow): Promise<void> {
  const { id: userId, fullName, photo } = ctx.actor
  const version = course.version + 1
  await updateCourse(tx.db, course.id, { version })
  tx.record(
    courseEvents.assigned,
    { id: course.id, version, by: { id: userId, fullName, photo } },
    courseRecord.delivery(course, []),
  )
}
