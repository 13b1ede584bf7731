import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays } from '@diwan/core/hijri'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { oneOf } from '../../kit/list/address.ts'
import { useReading } from '../../kit/reading.ts'
import { HijriToggle } from '../../ui/hijri-toggle.tsx'
import { monthName, monthParts } from '../../ui/date/names.ts'
import type { Dates } from '../timeline/public.ts'
import { Calendar } from './calendar.tsx'
import { entryOfBar } from './model/entry.ts'
import classes from './calendar-view.module.css'

interface CalendarViewProps {
  readonly bars: readonly Bar[]
  readonly today: string
  readonly onOpen: (bar: Bar) => void
  readonly onMove: (bar: Bar, dates: Dates) => void
}

const SPANS = ['month', 'week'] as const
const WEEK = 7

/** A calendar with the line that leads through it; the month or week is in the address. */
export function CalendarView({ bars, today, onOpen, onMove }: CalendarViewProps) {
  const { t } = useTranslation('calendar')
  const reading = useReading()
  const asked: { span?: unknown; day?: unknown } = useSearch({ strict: false })
  const span = oneOf(SPANS, asked.span) ?? 'month'
  const day = typeof asked.day === 'string' && /^(19|20|21)\d\d-\d\d-\d\d$/.test(asked.day) ? asked.day : today
  const [hijri, showHijri] = useState(true)
  const navigate = useNavigate()
  const put = (some: object) => void navigate({ to: '.', search: (now: object) => ({ ...now, ...some }), replace: true })
  const toToday = () => put({ day: undefined })
  const step = (way: 1 | -1) => put({ day: span === 'week' ? addDays(day, way * WEEK) : monthBeside(day, way) })
  useCommands([{ id: 'calendar.today', label: t('today'), part: 'list', stroke: { code: 'KeyT' }, run: toToday }])
  const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <div className={classes['view']}>
      <div className={classes['controls']} role="toolbar" aria-label={t('calendar')}>
        <h2>{monthName(day, 'gregory', reading)}</h2>
        {hijri && <span className={classes['hijri']}>{hijriMonths(day, reading)}</span>}
        <Button variant="default" size="compact-md" onClick={toToday}>
          {t('today')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('earlier')}
          title={t('earlier')}
          onClick={() => step(-1)}
        >
          <IconChevronLeft {...icon} className="turns" />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('later')} title={t('later')} onClick={() => step(1)}>
          <IconChevronLeft {...icon} className={`turns ${classes['ahead']}`} />
        </ActionIcon>
        <span className={classes['room']} />
        <HijriToggle shown={hijri} onToggle={() => showHijri(!hijri)} />
        <SegmentedControl
          size="xs"
          aria-label={t('shown')}
          data={SPANS.map((one) => ({ value: one, label: t(`view_${one}`) }))}
          value={span}
          onChange={(next) => put({ span: next === 'month' ? undefined : next })}
        />
      </div>
      <Calendar
        entries={bars.map(entryOfBar)}
        view={span}
        day={day}
        today={today}
        hijri={hijri}
        onOpen={({ bar }) => bar && onOpen(bar)}
        onMove={onMove}
        onDay={(next) => put({ day: next })}
      />
    </div>
  )
}

/** The first day of the month before or after. */
function monthBeside(day: string, way: 1 | -1): string {
  const first = `${day.slice(0, 7)}-01`
  return `${addDays(first, way === 1 ? 31 : -1).slice(0, 7)}-01`
}

/** «جمادى الأولى – جمادى الآخرة 1448»: those that the month reaches into. */
function hijriMonths(day: string, reading: Parameters<typeof monthParts>[2]): string {
  const first = monthParts(`${day.slice(0, 7)}-01`, 'hijri', reading)
  const last = monthParts(addDays(monthBeside(day, 1), -1), 'hijri', reading)
  if (first.month === last.month) return `${last.month} ${last.year}`
  return first.year === last.year
    ? `${first.month} – ${last.month} ${last.year}`
    : `${first.month} ${first.year} – ${last.month} ${last.year}`
}
