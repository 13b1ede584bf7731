import type { Pool } from '../kit/db/database.ts'
import { migrate } from '../kit/db/migrate.ts'
import { allModules } from './modules.ts'

/** Brings a database to what this code expects: tables, and what modules want to find in them. */
export async function prepareDatabase({ db, pool }: Pool): Promise<void> {
  await migrate(pool)
  for (const { prepare } of allModules('')) await prepare?.(db)
}
