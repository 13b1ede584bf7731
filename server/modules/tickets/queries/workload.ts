import type { Queryable } from '../../../kit/db/database.ts'
import { sql } from 'kysely'

/** More is not told apart: nobody is given a ticket because they have 99 and not 100. */
const MOST = 99

/** How many open tickets of a group each of these people has, at most 99. Index: tickets_open_by_assignee, once for each. */
export async function readWorkload(
  db: Queryable,
  groupId: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; open: number }>`
    select person.id, counted.open
    from unnest(${[...people]}::uuid[]) as person (id)
    cross join lateral (
      select count(*)::int as open from (
        select from tickets
        where assignee_id = person.id and group_id = ${groupId}
          and deleted_at is null and status not in ('CLOSED', 'CANCELED')
        limit ${sql.lit(MOST)}
      ) held
    ) counted`.execute(db)
  return new Map(rows.map(({ id, open }) => [id, open]))
}
