import type { Reading } from '@diwan/core/formats'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { environment, useOrganisation } from './environment.ts'
import { session, useSession } from './session.ts'

/** Where this device is. */
export const deviceZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone || environment.organisation?.zone || 'UTC'

/** Where a day begins and ends for the portal: by the person's choice, else the organisation's. "Today" and "tomorrow" are its days. */
export const dayZone = (): string => session()?.preferences.zone ?? environment.organisation?.zone ?? deviceZone()

/** How numbers and days are read here: by the person's choice, else the organisation's; instants where the reader sits. */
export function reading(): Reading {
  const own = session()?.preferences
  const theirs = environment.organisation
  return {
    language: i18next.language === 'en-US' ? 'en' : 'ar',
    zone: own?.zone ?? deviceZone(),
    digits: own?.digits ?? theirs?.digits ?? 'latn',
    calendar: own?.calendar ?? theirs?.calendar ?? 'gregory',
    hijri: { offset: theirs?.hijriOffset ?? 0, months: theirs?.hijriMonths ?? [] },
    monthNames: theirs?.monthNames ?? 'SA',
  }
}

/** The same, followed: what is chosen here, elsewhere or by the organisation shows at once. */
export function useReading(): Reading {
  useTranslation()
  useSession()
  useOrganisation()
  return reading()
}
