import type { MonthNames } from '@diwan/core/countries'
import { monthNamesOf } from '@diwan/core/countries'
import type { CalendarChoice, Reading } from '@diwan/core/formats'
import type { HijriRules } from '@diwan/core/hijri'
import type { Digits } from '@diwan/core/digits'
import type { OwnChoices } from '../../../kit/access/actor.ts'

/** The own choices beside those of the organisation; before the first set-up there is none. */
export interface ReadingRow {
  language: string
  digits: string | null
  calendar: string | null
  zone: string | null
  dark_mode: boolean | null
  single_keys: boolean
  favourites: string[]
  their_digits: string | null
  their_calendar: string | null
  their_zone: string | null
  country: string | null
  hijri_offset: number | null
  settings: unknown
}

interface KeptSettings {
  readonly hijriMonths?: HijriRules['months']
  readonly monthNames?: MonthNames | null
}

export function readingOf(row: ReadingRow): { reading: Reading; preferences: OwnChoices } {
  const { hijriMonths = [], monthNames } = (row.settings ?? {}) as KeptSettings
  return {
    reading: {
      language: row.language === 'en' ? 'en' : 'ar',
      digits: (row.digits ?? row.their_digits ?? 'latn') as Digits,
      calendar: (row.calendar ?? row.their_calendar ?? 'gregory') as CalendarChoice,
      zone: row.zone ?? row.their_zone ?? 'UTC',
      hijri: { offset: row.hijri_offset ?? 0, months: hijriMonths },
      monthNames: monthNames ?? monthNamesOf(row.country ?? 'SA'),
    },
    preferences: {
      digits: row.digits as Digits | null,
      calendar: row.calendar as CalendarChoice | null,
      zone: row.zone,
      darkMode: row.dark_mode,
      singleKeys: row.single_keys,
      favourites: row.favourites,
    },
  }
}
