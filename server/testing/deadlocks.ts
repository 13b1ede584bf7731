import { sql } from 'kysely'
import type { World } from './world.ts'

/** The number of times that transactions of this world waited for each other in a circle, until now. */
export async function countDeadlocks({ db }: World): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`.execute(db)
  return rows[0]!.count
}
