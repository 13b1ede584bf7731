import { LIVE_STATUSES } from '@diwan/contract/training/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { columnsBy, withNames, type EnrolmentRow } from './enrolments.ts'

interface BarQuery {
  readonly from: string
  readonly to: string
  readonly after: Cursor | undefined
  readonly limit: number
}

const live = sql.join(LIVE_STATUSES.map((one) => sql.lit(one)))

/** Unfinished courses of a learner that are due between two days, by that day. Index: enrolments_by_person_due. */
export async function readDueCourses(
  db: Queryable,
  userId: string,
  { from, to, after, limit }: BarQuery,
): Promise<EnrolmentRow[]> {
  const past = after ? sql`and (enrolment.due_order, enrolment.id) > (${after.sort}::int, ${after.id}::uuid)` : sql``
  const { rows } = await sql<EnrolmentRow>`
    select ${columnsBy('due_order')} from enrolments enrolment ${withNames}
    where enrolment.user_id = ${userId} and enrolment.deleted_at is null and course.deleted_at is null
      and enrolment.status in (${live})
      and enrolment.due_order between ${from}::date - date '2000-01-01' and ${to}::date - date '2000-01-01' ${past}
    order by enrolment.due_order, enrolment.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
