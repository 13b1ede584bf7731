import { useTranslation } from 'react-i18next'
import type { Weekday } from '@diwan/core/countries'

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 1)
const DAY_MS = 86_400_000
export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Names of days, months and countries by Intl, always with calendar and digits. */
export function useNames() {
  const { language } = useTranslation().i18n
  const format = (options: Intl.DateTimeFormatOptions, calendar = 'gregory', tag = language) =>
    new Intl.DateTimeFormat(`${tag}-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', ...options })
  const countries = new Intl.DisplayNames([language], { type: 'region' })
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return {
    weekday: (day: number) => format({ weekday: 'long' }).format(SUNDAY + day * DAY_MS),
    days: (days: readonly number[]) => list.format(days.map((day) => format({ weekday: 'long' }).format(SUNDAY + day * DAY_MS))),
    list: (parts: readonly string[]) => list.format(parts),
    country: (code: string) => countries.of(code) ?? code,
    /** Names of November and January tell the styles apart. */
    monthStyle: (region: string) =>
      list.format(
        [Date.UTC(2026, 0, 15), Date.UTC(2026, 7, 15)].map((at) =>
          format({ month: 'long' }, 'gregory', `ar-${region}`).format(at),
        ),
      ),
    months: (calendar: 'gregory' | 'hijri'): string[] => {
      if (calendar === 'gregory')
        return Array.from({ length: 12 }, (_none, month) => format({ month: 'long' }).format(Date.UTC(2026, month, 15)))
      const hijri = format({ month: 'long' }, 'islamic-umalqura')
      // 1448 by Umm al-Qura begins on 16-06-2026; the middle of each month is past any doubt
      return Array.from({ length: 12 }, (_none, month) => hijri.format(Date.UTC(2026, 5, 30) + month * 29.53 * DAY_MS))
    },
  }
}
