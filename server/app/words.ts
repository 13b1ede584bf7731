import { ar as identityAr } from '@diwan/contract/identity/words.ar'
import { en as identityEn } from '@diwan/contract/identity/words.en'
import { ar as ticketsAr } from '@diwan/contract/tickets/words.ar'
import { en as ticketsEn } from '@diwan/contract/tickets/words.en'
import { createSentences } from '../kit/words/sentences.ts'

/** The dictionaries of modules that declare who is told, and of the pages the server draws itself. */
export const sentences = createSentences({
  identity: { ar: identityAr, en: identityEn },
  tickets: { ar: ticketsAr, en: ticketsEn },
})
