import { monthOf, weekOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { MonthGrid } from '../../../../ui/date/month-grid.tsx'
import { monthName } from '../../../../ui/date/names.ts'
import type { useDayCursor } from '../../../../ui/date/use-day-cursor.ts'
import classes from './book.module.css'

interface SlotMonthProps {
  readonly at: ReturnType<typeof useDayCursor>
  readonly day: string | undefined
  readonly markOf: ComponentProps<typeof MonthGrid>['markOf']
  readonly onPick: (day: string) => void
  readonly busy: boolean
}

/** A month in which days with a free time are marked; the arrows walk from day to day. */
export function SlotMonth({ at, day, markOf, onPick, busy }: SlotMonthProps) {
  const { t } = useTranslation('kit')
  const reading = useReading()
  const { frame, calendar, month, today, cursor, previous, next: following, move } = at
  const days = monthOf(month, calendar, reading.hijri)
  const first = days[0] ?? month
  const walk = (next: string) => {
    const coming = next < today ? today : next
    if (coming !== cursor) move(coming)
  }
  const sign = { size: 16, stroke: 1.7, className: 'turns', 'aria-hidden': true } as const
  return (
    <div ref={frame} className={classes['month']} aria-busy={busy || undefined}>
      <div className={classes['head']}>
        <strong>{monthName(first, calendar, reading)}</strong>
        <span className={classes['dim']}>{otherMonth(days, calendar, reading)}</span>
        <span className={classes['end']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            disabled={first <= today}
            aria-label={t('monthBefore')}
            onClick={previous}
          >
            <IconChevronLeft {...sign} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('monthAfter')} onClick={following}>
            <IconChevronRight {...sign} />
          </ActionIcon>
        </span>
      </div>
      <MonthGrid
        large
        month={month}
        calendar={calendar}
        today={today}
        cursor={cursor}
        onCursor={walk}
        onPick={onPick}
        from={day}
        to={day}
        mayPick={(one) => one >= today}
        markOf={markOf}
      />
    </div>
  )
}

/** The month of the other calendar in which most days of this one lie. */
function otherMonth(days: readonly string[], calendar: 'gregory' | 'hijri', reading: ReturnType<typeof useReading>): string {
  const middle = days[Math.floor(days.length / 2)] ?? ''
  return monthName(middle, calendar === 'gregory' ? 'hijri' : 'gregory', reading)
}

/** The days that the grid of a month shows, with those that complete its weeks. */
export function shownDays(days: readonly string[], weekStart: number): { readonly from: string; readonly to: string } {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const lastWeek = weekOf(last, weekStart)
  return { from: weekOf(first, weekStart), to: addDays(lastWeek, 6) }
}
