import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { LIVE_STATUSES } from '@diwan/contract/training/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { peopleMeant } from '../../audience/public.ts'
import { departmentsOf } from '../../units/public.ts'

interface Meant {
  readonly courseId: string
  readonly token: AudienceToken
  /** Since when it is assigned: who has finished it since then, or was taken back, is not enrolled again. */
  readonly since: Date
  readonly limit: number
}

/** Whom the assignment means and has not enrolled yet. Index: enrolments_of_person_on_course. */
export async function readMissing(db: Queryable, { courseId, token, since, limit }: Meant): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select meant.id from (${peopleMeant([token])}) meant where not exists (
      select from enrolments before where before.course_id = ${courseId} and before.user_id = meant.id and before.deleted_at is null
        and coalesce(before.canceled_at, before.finished_at, 'infinity') >= ${since}
    ) order by meant.id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

interface Enrolling {
  readonly courseId: string
  readonly mandatory: boolean
  readonly dueDay: string | null
  readonly batch: string
  readonly by: string
  readonly at: Date
  /** Each person with the id of the object that was made for the enrolment. */
  readonly people: readonly { readonly id: string; readonly userId: string }[]
}

/** In one statement. Answers the ids of those that are there now: who has one that stands has no second one. */
export async function insertMeant(db: Queryable, of: Enrolling): Promise<string[]> {
  const live = sql.join(LIVE_STATUSES.map((one) => sql.lit(one)))
  const userIds = of.people.map(({ userId }) => userId)
  const { rows } = await sql<{ id: string }>`
    insert into enrolments (id, course_id, user_id, unit_id, source, mandatory, batch, due_on, status, created_by, created_at)
    select one.id, ${of.courseId}::uuid, one.user_id, department.id, 'assignment', ${of.mandatory}::boolean, ${of.batch}::uuid,
      ${of.dueDay}::date, 'NEW', ${of.by}::uuid, ${of.at}::timestamptz
    from unnest(${of.people.map(({ id }) => id)}::uuid[], ${userIds}::uuid[]) one(id, user_id)
    left join (${departmentsOf(sql`select unnest(${userIds}::uuid[])`)}) department on department.user_id = one.user_id
    on conflict (course_id, user_id) where status in (${live}) and deleted_at is null do nothing
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}
