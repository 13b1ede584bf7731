import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays } from '@diwan/core/hijri'
import { wallOf } from '@diwan/core/wall-time'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BarMove, BarMover } from '../../../kit/manifest.ts'
import { useReading } from '../../../kit/reading.ts'
import { bookingKind } from '@diwan/contract/schedule/kind/appointments'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import {
  Agenda,
  entryOfBar,
  entryOfTime,
  idleHours,
  TimedCalendar,
  type CalendarEntry,
  type TimedCalendarProps,
} from '../../calendar/public.ts'
import { useMeetingMoves } from './meeting-moves/use-meeting-moves.ts'
import { MoveSeries } from './meeting-moves/move-series.tsx'
import { useBookingMoves } from './use-booking-moves.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import { useMinute } from './use-minute.ts'

interface OwnEntriesProps {
  readonly address: CalendarAddress
  readonly calendar: OwnCalendar
  readonly movers: readonly BarMover[]
  readonly onMove: (bar: Bar, dates: BarMove) => void
  readonly onTime: TimedCalendarProps['onTime']
}

const FORMS = { month: 'month', week: 'hours', day: 'day' } as const
/** So long before the first working hour the view begins. */
const LEAD_MINUTES = 30
const EARLIEST = '07:30'

/** The own entries in the view that was chosen. */
export function OwnEntries({ address, calendar, movers, onMove, onTime }: OwnEntriesProps) {
  const { view, day, today, range, hidden, toDay } = address
  const { zone } = useReading()
  const now = wallOf(useMinute(), zone)
  const navigate = useNavigate()
  const meetings = useMeetingMoves(calendar, zone)
  const booked = useBookingMoves(calendar, zone)
  const moves = { [meetingKind.name]: meetings, [bookingKind.name]: booked }
  const times = calendar.spans.map((span) => {
    const entry = entryOfTime(pathed(span), zone)
    return entry.kind === bookingKind.name ? booked.placed(withFixedLength(entry)) : meetings.placed(entry)
  })
  const shown = [...calendar.bars.map(entryOfBar), ...times].filter(({ kind }) => kind === null || !hidden.has(kind))
  const onOpen = ({ path }: CalendarEntry) => path !== null && void navigate({ href: path })
  const [firstHour] = useState(() => firstHourOf(calendar, zone))
  if (view === 'agenda' || view === 'people')
    return <Agenda entries={shown} {...range} today={today} hijri holidays={calendar.holidays} onOpen={onOpen} />
  return (
    <>
      <TimedCalendar
        entries={shown}
        view={FORMS[view]}
        day={day}
        today={today}
        now={now}
        firstHour={firstHour}
        hijri
        holidays={calendar.holidays}
        shaded={
          view === 'month' ? [] : daysBetween(range.from, range.to).flatMap((one) => idleHours(calendar.working, one, zone))
        }
        daysOf={({ kind }, days) =>
          (kind !== null && kind in moves) || movers.find((one) => one.kind === kind)?.days === 'any'
            ? { ...days, isWorking: () => true }
            : days
        }
        onOpen={onOpen}
        onMove={(bar, dates) => (moves[bar.kind]?.move ?? onMove)(bar, dates)}
        onDay={toDay}
        onTime={onTime}
      />
      <MoveSeries moves={meetings} />
    </>
  )
}

/** A booking is as long as the slots of its appointment. */
function withFixedLength(entry: CalendarEntry): CalendarEntry {
  if (!entry.bar) return entry
  const { minutes: _length, ...bar } = entry.bar
  return { ...entry, bar }
}

/** A meeting opens at the occurrence that was pressed. */
const pathed = (span: OwnCalendar['spans'][number]): typeof span =>
  span.record?.kind === meetingKind.name
    ? { ...span, record: { ...span.record, path: `${meetingKind.path(span.record.id)}&at=${span.record.occurrence}` } }
    : span

/** Half an hour before the earliest working hour of the days. */
function firstHourOf({ working }: OwnCalendar, zone: string): string {
  const begins = working.map(({ from }) => wallOf(from - LEAD_MINUTES * 60, zone).slice(11)).toSorted()
  return `${begins[0] ?? EARLIEST}:00`
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
