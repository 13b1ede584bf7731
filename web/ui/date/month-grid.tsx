import { monthOf, weekOf, type MainCalendar } from '@diwan/core/calendar-days'
import { addDays, hijriOf } from '@diwan/core/hijri'
import { dayInWords, weekdayName } from '@diwan/core/formats'
import { weekdayOf } from '@diwan/core/calendar-days'
import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useDirection } from '../../kit/formats.ts'
import { useOrganisation } from '../../kit/environment.ts'
import { useReading } from '../../kit/reading.ts'
import classes from './date.module.css'
import { monthName } from './names.ts'

export interface MonthGridProps {
  /** Any day of the month. */
  readonly month: string
  readonly calendar: MainCalendar
  readonly today: string
  /** The day that the keys move. */
  readonly cursor: string
  readonly onCursor: (day: string) => void
  readonly onPick: (day: string) => void
  readonly from: string | undefined
  readonly to: string | undefined
  readonly mayPick?: ((day: string) => boolean) | undefined
  /** In large cells under a head of its own, with the days of the neighbouring months that complete its weeks. */
  readonly large?: boolean
  /** Marks days in large cells; `label` says the same to those who do not see the mark. */
  readonly markOf?: ((day: string) => DayMark | undefined) | undefined
}

export interface DayMark {
  readonly kind: 'free' | 'full'
  readonly label: string
}

/** One month in the week of the organisation; the day of the other calendar stands small below. */
export function MonthGrid(props: MonthGridProps) {
  const { month, calendar, today, cursor, onCursor, onPick, from, to, mayPick = () => true, large = false, markOf } = props
  const { i18n } = useTranslation()
  const reading = useReading()
  const page = useDirection()
  const { weekStart, weekend } = useOrganisation() ?? { weekStart: 0, weekend: [] }
  const days = monthOf(month, calendar, reading.hijri)
  const [first = month] = days
  const weeks = weeksOf(days, weekOf(first, weekStart), large)
  const title = monthName(first, calendar, reading)
  const text = (number: number) => numberText(number, i18n.language)
  const numbers = (day: string) => {
    const [gregorian, hijri] = [Number(day.slice(8)), hijriOf(day, reading.hijri).day]
    return calendar === 'gregory' ? [gregorian, hijri] : [hijri, gregorian]
  }
  const press = (event: KeyboardEvent) => {
    const next = movedBy(event, cursor, page, weekStart)
    if (next === undefined) return
    event.preventDefault()
    onCursor(next)
  }
  return (
    <table className={classes['month']} aria-label={title} data-large={large || undefined}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_none, at) => (weekStart + at) % 7).map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayName(weekday, reading, 'long')}>
              {weekdayName(weekday, reading, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week.find(Boolean) ?? at}>
            {week.map((day, place) =>
              day === undefined ? (
                // oxlint-disable-next-line react/no-array-index-key -- an empty place has nothing else
                <td key={place} aria-hidden />
              ) : (
                <td
                  key={day}
                  data-within={(from !== undefined && to !== undefined && from <= day && day <= to) || undefined}
                  data-end={day === from || day === to || undefined}
                >
                  <DayButton
                    mark={markOf?.(day)}
                    words={dayInWords(day, reading)}
                    tabIndex={day === cursor ? 0 : -1}
                    data-day={day}
                    data-today={day === today || undefined}
                    data-off={(weekend as readonly number[]).includes(weekdayOf(day)) || undefined}
                    aria-pressed={day === from || day === to}
                    disabled={!mayPick(day)}
                    onKeyDown={press}
                    onClick={() => onPick(day)}
                  >
                    {numbers(day).map((number, which) =>
                      which === 0 ? <b key="main">{text(number)}</b> : <small key="other">{text(number)}</small>,
                    )}
                  </DayButton>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayButtonProps extends ComponentPropsWithoutRef<'button'> {
  readonly mark: DayMark | undefined
  readonly words: string
}

function DayButton({ mark, words, ...button }: DayButtonProps) {
  return <button type="button" data-mark={mark?.kind} aria-label={mark ? `${words}, ${mark.label}` : words} {...button} />
}

/** Seven places a line; those before the first day and after the last are empty, or days of the neighbouring months. */
function weeksOf(days: readonly string[], start: string, whole: boolean): (string | undefined)[][] {
  const weeks: (string | undefined)[][] = []
  const last = days.at(-1) ?? start
  for (let day = start; day <= last; day = addDays(day, 7))
    weeks.push(
      Array.from({ length: 7 }, (_none, at) => addDays(day, at)).map((one) => (whole || days.includes(one) ? one : undefined)),
    )
  return weeks
}

/** Left and right mean what they show. */
function movedBy(event: KeyboardEvent, day: string, page: 'ltr' | 'rtl', weekStart: number): string | undefined {
  const ahead = page === 'rtl' ? -1 : 1
  switch (event.key) {
    case 'ArrowRight':
      return addDays(day, ahead)
    case 'ArrowLeft':
      return addDays(day, -ahead)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'PageDown':
      return addDays(day, event.shiftKey ? 365 : 30)
    case 'PageUp':
      return addDays(day, event.shiftKey ? -365 : -30)
    case 'Home':
      return weekOf(day, weekStart)
    case 'End':
      return addDays(weekOf(day, weekStart), 6)
    default:
      return undefined
  }
}
