import { LIVE_STATUSES } from '@diwan/contract/training/vocabulary'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Enrolments } from '../rows.gen.ts'

/** An enrolment as access looks at it. */
export interface EnrolmentReach extends Selectable<Enrolments> {
  readonly course_created_by: string
  readonly course_unit_id: string | null
}

/** With what its list shows beside. */
export interface EnrolmentRow extends EnrolmentReach {
  readonly sort: string
  readonly due_day: string | null
  readonly name_ar: string
  readonly name_en: string
  readonly cover_id: string | null
  readonly learner_name: string
  readonly learner_photo: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
}

export const columnsBy = (sort: string) => sql`
  enrolment.*, ${sql.ref(`enrolment.${sort}`)}::text as sort, enrolment.due_on::text as due_day, course.name_ar, course.name_en,
  course.cover_id, course.created_by as course_created_by, course.unit_id as course_unit_id, learner.full_name as learner_name,
  learner.photo_id as learner_photo, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en`
export const withNames = sql`join courses course on course.id = enrolment.course_id join users learner on learner.id = enrolment.user_id
  left join units unit on unit.id = enrolment.unit_id`

/** Answers whether it is there now: where this person has one that stands, nothing is made. Index: enrolments_live. */
export async function insertEnrolment(db: Queryable, row: Insertable<Enrolments>): Promise<boolean> {
  const live = sql<boolean>`status in (${sql.join(LIVE_STATUSES.map((one) => sql.lit(one)))}) and deleted_at is null`
  const made = await db
    .insertInto('enrolments')
    .values(row)
    .onConflict((conflict) => conflict.columns(['course_id', 'user_id']).where(live).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function updateEnrolment(db: Queryable, id: string, set: Updateable<Enrolments>): Promise<void> {
  await db.updateTable('enrolments').set(set).where('id', '=', id).execute()
}

export async function readEnrolments(db: Queryable, ids: readonly string[]): Promise<EnrolmentRow[]> {
  const { rows } = await sql<EnrolmentRow>`
    select ${columnsBy('created_at')} from enrolments enrolment ${withNames} where ${anyOf('enrolment.id', ids)}`.execute(db)
  return rows
}

export const readEnrolment = async (db: Queryable, id: string): Promise<EnrolmentRow | undefined> =>
  (await readEnrolments(db, [id]))[0]

/** The row lock that every command takes first. */
export async function lockEnrolment(db: Queryable, id: string): Promise<EnrolmentRow | undefined> {
  await sql`select from enrolments where id = ${id} for update`.execute(db)
  return readEnrolment(db, id)
}

/** The one that this person learns by: what stands, else the newest that was finished. Index: enrolments_of_person_on_course. */
export async function latestOf(db: Queryable, courseId: string, userId: string): Promise<EnrolmentRow | undefined> {
  const { rows } = await sql<EnrolmentRow>`
    select ${columnsBy('created_at')} from enrolments enrolment ${withNames}
    where enrolment.course_id = ${courseId} and enrolment.user_id = ${userId} and enrolment.deleted_at is null
      and enrolment.status <> 'CANCELED'
    order by enrolment.status = 'completed', enrolment.created_at desc limit 1`.execute(db)
  return rows[0]
}

/** How many are enrolled on it and were not taken back. Index: enrolments_by_course_unit. */
export async function countEnrolled(db: Queryable, courseId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from enrolments
    where course_id = ${courseId} and deleted_at is null and status <> 'CANCELED'`.execute(db)
  return rows[0]!.n
}

/** Who was enrolled at once, and still is. Index: enrolments_of_batch. */
export async function readBatch(db: Queryable, batch: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where('batch', '=', batch)
    .where('status', '<>', 'CANCELED')
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Whether anybody was ever enrolled on it. Index: enrolments_by_course. */
export async function isLearnt(db: Queryable, courseId: string): Promise<boolean> {
  const { rows } = await sql<{ learnt: boolean }>`select exists
    (select from enrolments where course_id = ${courseId} and deleted_at is null) as learnt`.execute(db)
  return rows[0]!.learnt
}

/** Which of these people are enrolled on it, or have finished it. Index: enrolments_by_person. */
export async function enrolledAmong(db: Queryable, courseId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where(anyOf('user_id', userIds))
    .where('course_id', '=', courseId)
    .where('status', '<>', 'CANCELED')
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** On which of these courses this person is enrolled, or has finished them. Index: enrolments_of_person_on_course. */
export async function coursesOf(db: Queryable, userId: string, courseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enrolments')
    .select('course_id')
    .where(anyOf('course_id', courseIds))
    .where('user_id', '=', userId)
    .where('status', '<>', 'CANCELED')
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ course_id }) => course_id))
}

/** Who is done with it: not told of it again. Index: enrolments_by_course. */
export async function readFinished(db: Queryable, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('enrolments')
    .select('user_id')
    .where('course_id', '=', courseId)
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
