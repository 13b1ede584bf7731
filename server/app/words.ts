import { ar as auditAr } from '@diwan/contract/audit/words.ar'
import { en as auditEn } from '@diwan/contract/audit/words.en'
import { ar as identityAr } from '@diwan/contract/identity/words.ar'
import { en as identityEn } from '@diwan/contract/identity/words.en'
import { ar as searchAr } from '@diwan/contract/search/words.ar'
import { en as searchEn } from '@diwan/contract/search/words.en'
import { ar as settingsAr } from '@diwan/contract/settings/words.ar'
import { en as settingsEn } from '@diwan/contract/settings/words.en'
import { ar as ticketsAr } from '@diwan/contract/tickets/words.ar'
import { en as ticketsEn } from '@diwan/contract/tickets/words.en'
import { ar as unitsAr } from '@diwan/contract/units/words.ar'
import { en as unitsEn } from '@diwan/contract/units/words.en'
import { ar as usersAr } from '@diwan/contract/users/words.ar'
import { en as usersEn } from '@diwan/contract/users/words.en'
import { createSentences } from '../kit/words/sentences.ts'

/** The dictionaries of modules that declare who is told or what the audit log says of them. */
export const sentences = createSentences({
  audit: { ar: auditAr, en: auditEn },
  identity: { ar: identityAr, en: identityEn },
  search: { ar: searchAr, en: searchEn },
  settings: { ar: settingsAr, en: settingsEn },
  units: { ar: unitsAr, en: unitsEn },
  users: { ar: usersAr, en: usersEn },
  tickets: { ar: ticketsAr, en: ticketsEn },
})
