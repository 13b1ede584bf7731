import { ar as ticketsAr } from '@diwan/contract/tickets/words.ar'
import { en as ticketsEn } from '@diwan/contract/tickets/words.en'
import { createSentences } from '../kit/words/sentences.ts'

/** The dictionaries of modules that declare who is told. */
export const sentences = createSentences({ tickets: { ar: ticketsAr, en: ticketsEn } })
