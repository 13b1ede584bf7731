import { BROKEN_PLURALS } from '@diwan/core/broken-plurals'
import type { Database } from '../../kit/db/database.ts'
import { insertSynonym, renewSynonyms } from './queries/synonyms.ts'

/** The list every organisation begins with; what it made of it since stays. */
export async function seedSynonyms(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const begun = await trx.selectFrom('objects').select('id').where('kind', '=', 'synonym').limit(1).executeTakeFirst()
    if (begun) return renewSynonyms(trx)
    const at = new Date()
    for (const words of BROKEN_PLURALS) await insertSynonym(trx, words, null, at)
  })
}
