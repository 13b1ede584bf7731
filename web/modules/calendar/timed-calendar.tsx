import { formatClock } from '@diwan/core/formats'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import { Calendar, type CalendarProps } from './calendar.tsx'
import classes from './calendar.module.css'

export interface TimedCalendarProps extends Omit<CalendarProps, 'hours'> {
  /** The clock of the reader: `2026-11-22T09:10`. */
  readonly now: string
  /** The hour that is shown at first. */
  readonly firstHour: string
  /** An hour without an entry was pressed, or a stretch of time was drawn. */
  readonly onTime?: ((time: { day: string; time: string; minutes?: number }) => void) | undefined
}

/** The calendar with the hours of its days. */
export function TimedCalendar({ now, firstHour, onTime, ...props }: TimedCalendarProps) {
  const { t } = useTranslation('calendar')
  const { digits } = useReading()
  return (
    <Calendar
      {...props}
      hours={{
        plugins: [timeGridPlugin],
        now,
        nowIndicator: true,
        nowIndicatorLineClass: classes['nowLine'] ?? '',
        nowIndicatorDotClass: classes['nowDot'] ?? '',
        scrollTime: firstHour,
        scrollTimeReset: false,
        slotDuration: '00:30:00',
        snapDuration: '00:15:00',
        slotHeaderInterval: '01:00:00',
        slotMinHeight: 29,
        eventMinHeight: 24,
        slotEventOverlap: false,
        slotLaneClass: ({ isMinor }: { isMinor: boolean }) => (isMinor ? '' : (classes['slot'] ?? '')),
        slotHeaderInnerClass: classes['slotHeader'] ?? '',
        slotHeaderContent: ({ date }: { date: Date }) => <bdi>{formatClock(date.toISOString().slice(0, 16), digits)}</bdi>,
        allDayHeaderInnerClass: classes['allDayHeader'] ?? '',
        allDayHeaderContent: () => t('allDay'),
        allDayDividerClass: classes['divider'] ?? '',
        columnEventClass: classes['column'] ?? '',
        backgroundEventClass: classes['idle'] ?? '',
        ...(onTime && props.view !== 'month' && timesOf(onTime)),
      }}
    />
  )
}

/** A press alone selects as much. */
const SLOT_MINUTES = 30
const startOf = (date: Date) => ({ day: date.toISOString().slice(0, 10), time: date.toISOString().slice(11, 16) })

/** Whole days begin nothing. */
const timesOf = (onTime: NonNullable<TimedCalendarProps['onTime']>): CalendarProps['hours'] => ({
  selectable: true,
  selectMirror: true,
  selectLongPressDelay: 280,
  dateClick: ({ date, allDay }) => !allDay && onTime(startOf(date)),
  select: ({ start, end, allDay }) => {
    const minutes = (end.getTime() - start.getTime()) / 60_000
    if (!allDay && minutes > SLOT_MINUTES) onTime({ ...startOf(start), minutes })
  },
})
