import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { reach } from '../access.ts'

/** A ticket that waits, as a line of time shows it. */
export interface WaitingRow extends Cursor {
  readonly subject: string
  readonly wakes_at: Date
  readonly assignee_id: string | null
  readonly assignee_name: string | null
  readonly assignee_photo: string | null
}

interface BarQuery {
  readonly from: Date
  /** Not included. */
  readonly until: Date
  /** Only what is assigned to the caller. */
  readonly mine: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

const sees = among(reach, 'tickets.view')

/** Tickets that wait for a moment between two, the first first. Index: tickets_by_wake. */
export async function readWaitingUntil(db: Queryable, actor: Actor, asked: BarQuery): Promise<WaitingRow[]> {
  const { from, until, mine, after, limit } = asked
  const past = after ? sql`and (record.wakes_at, record.id) > (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const own = mine ? sql`and record.assignee_id = ${actor.id}` : sql``
  const { rows } = await sql<WaitingRow>`
    select record.id, record.wakes_at::text as sort, record.subject, record.wakes_at, record.assignee_id,
      assignee.full_name as assignee_name, assignee.photo_id as assignee_photo
    from tickets record left join users assignee on assignee.id = record.assignee_id
    where record.wakes_at >= ${from} and record.wakes_at < ${until} and record.status = 'PENDING' and record.deleted_at is null
      ${own} and ${sees(actor, 'record')} ${past}
    order by record.wakes_at, record.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
