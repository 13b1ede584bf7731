import { sql } from 'kysely'
import type { Queryable } from '../server/kit/db/database.ts'

/** Makes the temporary table `code` (n, short_id) of so many short ids that no record has. */
export async function makeShortIds(trx: Queryable, count: number): Promise<void> {
  await sql`create temp table code on commit drop as select row_number() over () as n, short_id from (
      select chr(65 + code / 676000) || chr(65 + code / 26000 % 26) || chr(65 + code / 1000 % 26) || lpad((code % 1000)::text, 3, '0') as short_id
      from (select (n * 7368787::bigint % 17576000)::int as code
        from generate_series(1, ${sql.lit(count)} + (select count(*)::int from objects where short_id is not null)) n) drawn) spelt
    where short_id not in (select short_id from objects where short_id is not null)`.execute(trx)
}
