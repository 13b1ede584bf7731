import { addDays } from '@diwan/core/hijri'
import { weekOf } from '@diwan/core/calendar-days'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { useOrganisation } from '../../kit/environment.ts'
import { CalendarHead } from './calendar-head.tsx'
import classes from './date.module.css'
import { DayText } from './day-text.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useDayCursor } from './use-day-cursor.ts'

export interface DateRangeProps {
  readonly from: string | undefined
  readonly to: string | undefined
  /** Both included; an end that is open is nothing. */
  readonly onChange: (from: string | undefined, to: string | undefined) => void
}

type Span = readonly [from: string, to: string]

/** Two days, both included: a span at a press, two days of the months, or typed. */
export default function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('kit')
  const [first] = useState(to ?? from)
  const { frame, today, calendar, setCalendar, cursor, month, after, move, previous, next, show } = useDayCursor(first)
  const wide = useMediaQuery('(min-width: 48em)') ?? true
  const spans = useSpans(today)
  const [picks, setPicks] = useState(0)
  /** A picked span replaces the typed text of both ends. */
  const put = (...span: Parameters<typeof onChange>) => {
    setPicks(picks + 1)
    onChange(...span)
  }
  /** The first press begins, the second one ends. */
  const pick = (day: string) => (from === undefined || to !== undefined ? put(day, undefined) : put(...ordered(from, day)))
  const shared = {
    calendar,
    today,
    cursor,
    onPick: pick,
    from,
    to: to ?? from,
    onCursor: (day: string) => move(day, wide ? after : month),
  }
  return (
    <div ref={frame} className={classes['range']}>
      <ul className={classes['spans']} aria-label={t('spans')}>
        {spans.map(([name, span]) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={span[0] === from && span[1] === to}
              onClick={() => {
                put(...span)
                show(span[0])
              }}
            >
              {t(name)}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes['months']}>
        <CalendarHead calendar={calendar} onCalendar={setCalendar} onPrevious={previous} onNext={next} />
        <div className={classes['grids']}>
          <MonthGrid {...shared} month={month} />
          {wide && <MonthGrid {...shared} month={after} />}
        </div>
        <div className={classes['ends']}>
          <DayText
            aria-label={t('dayFrom')}
            value={from ?? ''}
            picks={picks}
            problemOf={(day) => (to !== undefined && day > to ? 'date_from_after_date_to' : undefined)}
            onChange={(day) => onChange(day || undefined, to)}
          />
          <span>{t('rangeTo')}</span>
          <DayText
            aria-label={t('dayTo')}
            value={to ?? ''}
            picks={picks}
            problemOf={(day) => (from !== undefined && day < from ? 'date_from_after_date_to' : undefined)}
            onChange={(day) => onChange(from, day || undefined)}
          />
        </div>
      </div>
    </div>
  )
}

const ordered = (one: string, other: string): Span => (one <= other ? [one, other] : [other, one])

/** What is asked for most; the week is that of the organisation. */
function useSpans(today: string) {
  const { weekStart } = useOrganisation() ?? { weekStart: 0 }
  const week = weekOf(today, weekStart)
  const month = `${today.slice(0, 7)}-01`
  const quarter = `${today.slice(0, 5)}${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  return [
    ['span_today', [today, today]],
    ['span_yesterday', [addDays(today, -1), addDays(today, -1)]],
    ['span_week', [week, today]],
    ['span_7', [addDays(today, -6), today]],
    ['span_30', [addDays(today, -29), today]],
    ['span_month', [month, today]],
    ['span_quarter', [quarter, today]],
  ] as const satisfies readonly (readonly [string, Span])[]
}
