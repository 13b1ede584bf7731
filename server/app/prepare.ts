import type { Pool } from '../kit/db/database.ts'
import { migrate } from '../kit/db/migrate.ts'
import { seedGrants, seedRoles } from '../modules/access/seed.ts'
import { renewWords } from '../modules/users/public.ts'
import { seedModules } from '../modules/modules/public.ts'
import { seedSynonyms } from '../modules/search/seed.ts'
import { foldUnits } from '../modules/units/public.ts'

/** Brings a database to what this code expects: tables, and the data of the contract that is missing. */
export async function prepareDatabase({ db, pool }: Pool): Promise<void> {
  await migrate(pool)
  await seedGrants(db)
  await seedRoles(db)
  await seedModules(db)
  await seedSynonyms(db)
  await foldUnits(db)
  await renewWords(db)
}
