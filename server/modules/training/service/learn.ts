import { lessonsOf } from '@diwan/core/training/outline'
import { addDays } from '@diwan/core/hijri'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { learning } from '@diwan/contract/training/endpoints/learning'
import { enrolmentEvents } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { Outline } from '@diwan/contract/training/schemas/outline'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { insertObject, deleteObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { departmentOfPerson } from '../../units/public.ts'
import { can } from '../access/courses.ts'
import { canLearn } from '../access/enrolments.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { holdCourse, readCourse, type CourseRow } from '../queries/courses.ts'
import { insertEnrolment, latestOf, lockEnrolment, readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { renewRequired } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { keepEnrolment, todayOf, enrolmentDetail } from './enrolment-facts.ts'
import { readLearning } from './learning.ts'
import { settle } from './settle.ts'

type Input<E extends keyof typeof learning> = InputOf<(typeof learning)[E]>

/** Once: who is enrolled already, also a moment ago on another device, stays so. */
export async function joinCourse(ctx: Ctx, { id }: Input<'join'>): Promise<Learning> {
  await write(ctx, async (tx) => {
    const course = await holdCourse(tx.db, id)
    demand({ view: can.learn, learn: can.learn }, 'learn', ctx.actor, course)
    const before = await latestOf(tx.db, id, ctx.actor.id)
    if (before?.status === 'completed') throw new Problem('wrong_state')
    if (before) return null
    if (!course.self_enrolment) throw new Problem('training.not_open')
    await enrolOneself(ctx, tx, course)
    return null
  })
  return readLearning(ctx, { id })
}

async function enrolOneself(ctx: Ctx, tx: Tx, { id: course_id, due_days }: CourseRow): Promise<void> {
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const id = await insertObject(tx.db, { kind: 'enrolment', by, at })
  const made = await insertEnrolment(tx.db, {
    id,
    course_id,
    user_id: by,
    unit_id: await departmentOfPerson(tx.db, by),
    source: 'self',
    status: 'NEW',
    due_on: due_days === null ? null : addDays(await todayOf(ctx, tx.db), due_days),
    created_by: by,
    created_at: at,
  })
  if (!made) return deleteObject(tx.db, id, at)
  const row = (await readEnrolment(tx.db, id))!
  tx.record(enrolmentEvents.joined, enrolmentDetail(ctx, row), deliveryForEnrolment(row))
}

const requiredOf = (outline: Outline): string[] => lessonsOf(outline).flatMap(({ key, required }) => (required ? [key] : []))

/** On its newest version, while it is published. */
export async function beginCourse(ctx: Ctx, { id, version }: Input<'begin'>): Promise<Learning> {
  const courseId = await write(ctx, async (tx) => {
    const { row, course } = await lockedToLearn(ctx, tx, id)
    const status = move(enrolmentMoves, 'begin', { status: row.status as EnrolmentStatus, version: row.version }, version)
    if (course.status !== 'published') throw new Problem('wrong_state')
    const outline = await readOutline(tx.db, course.id, course.course_version)
    const now = await keepEnrolment(tx, row, {
      status,
      course_version: course.course_version,
      required: requiredOf(outline).length,
      begun_at: ctx.clock.now(),
    })
    tx.record(enrolmentEvents.begun, enrolmentDetail(ctx, now), deliveryForEnrolment(now))
    await settle(ctx, tx, now)
    return { id: course.id }
  })
  return readLearning(ctx, courseId)
}

/** Lessons of the same key keep what was done of them. */
export async function moveToNewest(ctx: Ctx, { id, version }: Input<'move'>): Promise<Learning> {
  const courseId = await write(ctx, async (tx) => {
    const { row, course } = await lockedToLearn(ctx, tx, id)
    move(enrolmentMoves, 'learn', { status: row.status as EnrolmentStatus, version: row.version }, version)
    if (row.course_version === course.course_version) throw new Problem('wrong_state')
    const required = requiredOf(await readOutline(tx.db, course.id, course.course_version))
    await renewRequired(tx.db, id, required)
    const now = await keepEnrolment(tx, row, { course_version: course.course_version, required: required.length })
    tx.record(enrolmentEvents.moved, enrolmentDetail(ctx, now), deliveryForEnrolment(now))
    await settle(ctx, tx, now)
    return { id: course.id }
  })
  return readLearning(ctx, courseId)
}

/** To everybody else it is not there. */
async function lockedToLearn(ctx: Ctx, tx: Tx, id: string): Promise<{ row: EnrolmentRow; course: CourseRow }> {
  const row = await lockEnrolment(tx.db, id)
  demand(canLearn, 'learn', ctx.actor, row)
  const course = await readCourse(tx.db, row.course_id)
  if (!course || course.deleted_at !== null) throw new Problem('not_found')
  return { row, course }
}
