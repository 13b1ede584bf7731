import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Measures, Moment } from '../service/report/measure.ts'

/** The statuses that the history of a ticket tells. Index: history_by_object. */
export async function readMoments(db: Queryable, id: string): Promise<Moment[]> {
  const { rows } = await sql<Moment>`
    select at, detail ->> 'status' as status from history
    where object_id = ${id} and event like 'tickets.%' and detail ? 'status' order by at, id`.execute(db)
  return rows
}

export async function keepMeasures(db: Queryable, id: string, measures: Measures): Promise<void> {
  const { periods, solvedAt, reopenedAt, answerSeconds, solutionSeconds } = measures
  await db
    .updateTable('tickets')
    .set({
      solved_at: solvedAt,
      reopened_at: reopenedAt,
      answer_seconds: answerSeconds,
      solution_seconds: solutionSeconds,
      measured: true,
    })
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('ticket_periods')
    .values(periods.map(({ openedAt, endedAt }) => ({ ticket_id: id, opened_at: openedAt, ended_at: endedAt })))
    .onConflict((same) => same.columns(['ticket_id', 'opened_at']).doUpdateSet({ ended_at: sql`excluded.ended_at` }))
    .execute()
}

/** A ticket as measuring looks at it, under its lock. */
export function lockMeasured(db: Queryable, id: string) {
  return db
    .selectFrom('tickets')
    .select(['created_at', 'answered_at', 'closed_at', 'activity_at', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst() as Promise<
    | {
        created_at: Date
        answered_at: Date | null
        closed_at: Date | null
        activity_at: Date
        status: TicketStatus
      }
    | undefined
  >
}

/** Index: tickets_unmeasured. */
export async function readUnmeasured(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('tickets').select('id').where('measured', '=', false).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
