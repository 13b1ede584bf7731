import { sql } from 'kysely'
import type { World } from './world.ts'

/** The tables, of the portal and of its queue, in which some row holds this text in any column. */
export async function tablesWith({ db }: Pick<World, 'db'>, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db)
  const found = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } =
        await sql`select 1 from ${sql.table(`${schema}.${name}`)} held where held::text ilike ${`%${text}%`} limit 1`.execute(db)
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat().toSorted()
}
