import { weekdayOf } from '@diwan/core/calendar-days'
import { weekdayName } from '@diwan/core/formats'
import { hijriOf } from '@diwan/core/hijri'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { monthParts } from '../../ui/date/names.ts'
import classes from './away.module.css'

const WEEK = 7

interface AwayHeadProps {
  readonly days: readonly string[]
  readonly today: string
  readonly off: (day: string) => boolean
  readonly phone: boolean
}

/** The months over the names, and each day in both calendars. */
export function AwayHead({ days, today, off, phone }: AwayHeadProps) {
  const { t, i18n } = useTranslation('away')
  const reading = useReading()
  const number = (value: number) => numberText(value, i18n.language)
  const length = phone ? 'narrow' : days.length > WEEK ? 'short' : 'long'
  const weekday = (day: string, style: typeof length) => weekdayName(weekdayOf(day), reading, style)
  const between = (calendar: 'gregory' | 'hijri') => monthsBetween(days[0]!, days.at(-1)!, calendar, reading)
  return (
    <thead>
      <tr>
        <th scope="col" className={classes['corner']}>
          <span className={classes['months']}>{between('gregory')}</span>
          <small>{between('hijri')}</small>
        </th>
        {days.map((day) => (
          <th key={day} scope="col" data-off={off(day) || undefined} data-today={day === today || undefined}>
            <abbr className={classes['weekday']} title={weekday(day, 'long')}>
              {weekday(day, length)}
            </abbr>
            <b aria-current={day === today ? 'date' : undefined}>{number(Number(day.slice(8)))}</b>
            <small>{number(hijriOf(day, reading.hijri).day)}</small>
            {day === today && <span className={classes['hidden']}>{t('today')}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** «نوفمبر – ديسمبر 2026»: the year is named once where both months are of it. */
function monthsBetween(
  from: string,
  to: string,
  calendar: 'gregory' | 'hijri',
  reading: Parameters<typeof monthParts>[2],
): string {
  const [first, last] = [monthParts(from, calendar, reading), monthParts(to, calendar, reading)]
  if (first.month === last.month) return `${last.month} ${last.year}`
  const year = first.year === last.year ? '' : ` ${first.year}`
  return `${first.month}${year} – ${last.month} ${last.year}`
}
