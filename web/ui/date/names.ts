import type { MainCalendar } from '@diwan/core/calendar-days'
import type { Reading } from '@diwan/core/formats'
import { offsetOn } from '@diwan/core/hijri'

const at = (isoDay: string): number => Date.parse(`${isoDay}T12:00:00Z`)

/** «نوفمبر 2026», «جمادى الآخرة 1448», in the words of the country. */
export function monthName(isoDay: string, calendar: MainCalendar, reading: Reading): string {
  const { month, year } = monthParts(isoDay, calendar, reading)
  return `${month} ${year}`
}

/** «نوفمبر» and «2026», where they stand apart. */
export function monthParts(isoDay: string, calendar: MainCalendar, { language, digits, monthNames, hijri }: Reading) {
  const [tag, instant] =
    calendar === 'gregory'
      ? [`${language === 'ar' ? `ar-${monthNames}` : 'en-GB'}-u-ca-gregory-nu-${digits}`, at(isoDay)]
      : [
          `${language === 'ar' ? 'ar-SA' : 'en-US'}-u-ca-islamic-umalqura-nu-${digits}`,
          at(isoDay) + offsetOn(isoDay, hijri) * 86_400_000,
        ]
  const parts = formatterOf(tag).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return { month: part('month'), year: part('year') }
}

/** Making a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(tag: string): Intl.DateTimeFormat {
  const made = formatters.get(tag) ?? new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  formatters.set(tag, made)
  return made
}
