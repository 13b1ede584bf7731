import { BROKEN_PLURALS } from '@diwan/core/broken-plurals'
import { LOANWORDS } from '@diwan/core/loanwords'
import type { Database } from '../../kit/db/database.ts'
import { beginsList, insertSynonym, renewSynonyms } from './queries/synonyms.ts'

const LISTS = { broken_plurals: BROKEN_PLURALS, loanwords: LOANWORDS } as const

/** The lists every organisation begins with, each once; what it made of them since stays. */
export async function seedSynonyms(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await renewSynonyms(trx)
    const at = new Date()
    for (const [name, list] of Object.entries(LISTS))
      if (await beginsList(trx, name)) for (const words of list) await insertSynonym(trx, words, null, at)
  })
}
