import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** Days from when it is due on which its person is told, the last one first. */
const REACHED = sql`case when enrolment.due_on + 7 <= today.day then enrolment.due_on + 7
  when enrolment.due_on + 1 <= today.day then enrolment.due_on + 1
  when enrolment.due_on - 1 <= today.day then enrolment.due_on - 1
  when enrolment.due_on - 7 <= today.day then enrolment.due_on - 7 end`

/**
 * Marks those whose person is told today, and answers them. A day that nobody was at work is made up for, and who was enrolled after one
 * of these days is not told of it. Index: enrolments_due.
 */
export async function takeDue(
  db: Queryable,
  { today, zone, limit }: { readonly today: string; readonly zone: string; readonly limit: number },
): Promise<{ id: string; days: number }[]> {
  const { rows } = await sql<{ id: string; days: number }>`
    with today as (select ${today}::date as day),
    found as (
      select enrolment.id from enrolments enrolment, today where enrolment.due_on between today.day - 14 and today.day + 7
        and enrolment.deleted_at is null and enrolment.status in ('NEW', 'OPEN')
        and ${REACHED} > coalesce(enrolment.due_told_on, (enrolment.created_at at time zone ${zone})::date)
      order by enrolment.due_on, enrolment.id limit ${sql.lit(limit)} for update of enrolment skip locked
    )
    update enrolments set due_told_on = today.day from found, today where enrolments.id = found.id
    returning enrolments.id, enrolments.due_on - today.day as days`.execute(db)
  return rows
}
