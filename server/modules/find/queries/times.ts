import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyUnseen } from '../../../kit/db/unseen.ts'
import type { Searched } from '../../../kit/module.ts'

/** When each record stands in its lists, in seconds. Index: the primary key. */
export async function readTimes(
  db: Queryable,
  { table, sort }: Pick<Searched<never>, 'table' | 'sort'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; at: number }>`
    select id, floor(extract(epoch from ${sql.ref(sort)}))::float8 as at from ${sql.table(table)} where id = ${anyUnseen(ids)}`.execute(
    db,
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
