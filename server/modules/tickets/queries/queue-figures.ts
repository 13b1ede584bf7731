import { sql, type RawBuilder } from 'kysely'
import { among } from '../../../kit/access/among.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { reach } from '../access.ts'

/** How many tickets are to be done now. */
export interface QueueFigures {
  readonly fresh: number
  readonly open: number
  readonly waiting: number
}

export interface QueueOf extends QueueFigures {
  readonly id: string | null
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly photo_id: string | null
}

const visible = among(reach, 'tickets.view')
const counts = sql`count(*) filter (where record.status = 'NEW')::int as fresh,
  count(*) filter (where record.status = 'OPEN')::int as open, count(*) filter (where record.status = 'PENDING')::int as waiting`
/** In the words of the partial indexes. */
const current = (actor: Actor) => sql`record.deleted_at is null and record.status not in ('CLOSED', 'CANCELED')
  and record.status <> 'DONE' and ${visible(actor, 'record')}`

export async function readQueue(db: Queryable, actor: Actor): Promise<QueueFigures> {
  const { rows } = await sql<QueueFigures>`select ${counts} from tickets record where ${current(actor)}`.execute(db)
  return rows[0]!
}

/** By how long ago they were opened: since each of these instants, and before the last of them. */
export async function readQueueByAge(
  db: Queryable,
  actor: Actor,
  since: readonly Date[],
): Promise<{ age: number; count: number }[]> {
  const { rows } = await sql<{ age: number; count: number }>`
    select width_bucket(record.created_at, ${[...since].toReversed()}::timestamptz[]) as age, count(*)::int as count
    from tickets record where ${current(actor)} group by 1`.execute(db)
  return rows.map(({ age, count }) => ({ age: since.length - age, count }))
}

const queuesBy = async (db: Queryable, actor: Actor, key: RawBuilder<unknown>, names: RawBuilder<unknown>, limit: number) => {
  const { rows } = await sql<QueueOf>`
    with queue as (
      select ${key} as id, ${counts} from tickets record where ${current(actor)}
      group by 1 order by count(*) desc, 1 limit ${sql.lit(limit)}
    )
    select queue.*, named.name_ar, named.name_en, named.photo_id from queue left join (${names}) named on named.id = queue.id
    order by queue.fresh + queue.open + queue.waiting desc, queue.id`.execute(db)
  return rows
}

/** The fullest first; without an assignee they are one queue, with null for its id. */
export const readQueuesByAssignee = (db: Queryable, actor: Actor, limit: number) =>
  queuesBy(
    db,
    actor,
    sql`record.assignee_id`,
    sql`select id, full_name as name_ar, full_name as name_en, photo_id from users`,
    limit,
  )

export const readQueuesByGroup = (db: Queryable, actor: Actor, limit: number) =>
  queuesBy(db, actor, sql`record.group_id`, sql`select id, name_ar, name_en, null::uuid as photo_id from units`, limit)
