import { sql } from 'kysely'
import type { Database } from '../../../kit/db/database.ts'

/** What every table holds, as one sum each: two of these tell which tables a write has touched. */
export async function sumsOfTables(db: Database): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(db)
  const sums = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`select count(*) || ' ' ||
      coalesce(sum(hashtextextended(one::text, 0)), 0) as sum from ${sql.raw(name)} one`.execute(db)
    sums.set(name.split('.')[1]!, rows[0]!.sum)
  }
  return sums
}
