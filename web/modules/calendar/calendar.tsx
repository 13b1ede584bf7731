import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { weekOf } from '@diwan/core/calendar-days'
import { addDays, hijriOf } from '@diwan/core/hijri'
import { useReducedMotion } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { dayText, numberTag, numberText, useDirection } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { monthParts, weekdayName } from '../../ui/date/names.ts'
import { UserText } from '../../ui/user-text.tsx'
import { movedBy, numberOf, useWorkDays, type Dates } from '../timeline/public.ts'
import classes from './calendar.module.css'
import { useLifted } from './use-lifted.ts'

export interface CalendarProps {
  readonly bars: readonly Bar[]
  readonly view: 'month' | 'week'
  /** A day of the month or week that is shown. */
  readonly day: string
  readonly today: string
  readonly hijri: boolean
  readonly onOpen: (bar: Bar) => void
  readonly onMove: (bar: Bar, dates: Dates) => void
  /** Another day is to be shown: an entry was moved there by keys. */
  readonly onDay: (day: string) => void
}

const MAX_IN_A_DAY = 3

/** A month or a week of whole days, the Hijri day beside each; entries are dragged, stretched, or moved by keys. */
export function Calendar({ bars, view, day, today, hijri, onOpen, onMove, onDay }: CalendarProps) {
  const { t, i18n } = useTranslation('calendar')
  const reading = useReading()
  const direction = useDirection()
  const weekStart = useOrganisation()?.weekStart ?? 0
  const { daysOff, calendar: days } = useWorkDays(today)
  const still = useReducedMotion()
  const frame = useRef<HTMLDivElement>(null)
  const [heard, say] = useState('')
  const byId = new Map(bars.map((bar) => [bar.id, bar]))
  const { lifted, press } = useLifted({
    bars,
    rtl: direction === 'rtl',
    days,
    onMove,
    says: (what, { title }, { startDate, dueDate }) => say(t(`said_${what}`, { title, day: dayText(startDate ?? dueDate!) })),
    follow: (id, { startDate, dueDate }) => {
      const first = startDate ?? dueDate!
      if (!isShown(first)) onDay(first)
      focusEntry(frame.current, id)
    },
  })
  const isShown = (one: string): boolean =>
    view === 'month' ? one.slice(0, 7) === day.slice(0, 7) : weekOf(one, weekStart) === weekOf(day, weekStart)
  const events = bars.map((bar) => {
    const { startDate, dueDate } = lifted?.id === bar.id ? lifted.dates : bar
    return {
      id: bar.id,
      title: bar.title,
      start: startDate ?? dueDate!,
      end: addDays(dueDate ?? startDate!, 1), // the day on which it is over
      allDay: true,
      editable: bar.movable,
      durationEditable: bar.movable && startDate !== null && dueDate !== null,
    }
  })
  const shifted = (id: string, grip: 'whole' | 'start' | 'end', by: number): void => {
    const bar = byId.get(id)
    if (bar && by !== 0) onMove(bar, movedBy(bar, grip, by, days))
  }
  const isOff = (date: Date): boolean => daysOff.has(numberOf(isoOf(date)))
  const hijriText = (iso: string): string => {
    const { day: number } = hijriOf(iso, reading.hijri)
    const text = numberText(number, i18n.language)
    return number === 1 || iso.endsWith('-01') ? `${text} ${monthParts(iso, 'hijri', reading).month}` : text
  }
  const numbersOf = (iso: string) => (
    <span className={classes['numbers']} data-today={iso === today || undefined}>
      <bdi className={classes['number']}>{numberText(Number(iso.slice(8)), i18n.language)}</bdi>
      {hijri && <span className={classes['beside']}>{hijriText(iso)}</span>}
    </span>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys are heard for the entries within
    <div ref={frame} className={classes['frame']} onKeyDown={press} data-calendar={view} data-lifted={lifted?.id}>
      <FullCalendar
        key={`${view} ${day.slice(0, 7)} ${view === 'week' ? day : ''} ${weekStart}`}
        plugins={[dayGridPlugin, interactionPlugin]}
        initialView={view === 'month' ? 'dayGridMonth' : 'dayGridWeek'}
        initialDate={day}
        now={today}
        timeZone="UTC"
        locale={{ code: numberTag(i18n.language), weekTextLong: t('week'), closeHint: t('close') }}
        direction={direction}
        firstDay={weekStart}
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        dayMaxEvents={view === 'month' ? MAX_IN_A_DAY : false}
        events={events}
        eventOrder="start,-duration,title"
        eventInteractive
        eventResizableFromStart
        eventLongPressDelay={280}
        dragRevertDuration={still ? 0 : 500} // it waits for the end of its transition: there is none where motion is reduced
        dayHeaderClass={classes['weekday'] ?? ''}
        dayHeaderAlign="center"
        dayHeaderContent={({ date }) => (
          <span className={classes['head']}>
            {weekdayName(date.getUTCDay(), reading, 'long')}
            {view === 'week' && numbersOf(isoOf(date))}
          </span>
        )}
        dayCellClass={({ date, isOther }) =>
          [classes['day'], isOff(date) && classes['off'], isOther && classes['other']].filter(Boolean).join(' ')
        }
        dayCellTopClass={classes['top'] ?? ''}
        dayCellTopContent={({ date }) => numbersOf(isoOf(date))}
        eventClass={classes['event'] ?? ''}
        eventDidMount={({ el, event }) => {
          el.dataset['entry'] = event.id
          el.setAttribute('aria-describedby', 'calendar-keys')
        }}
        eventContent={({ event, isStart, isEnd }) => {
          const bar = byId.get(event.id)
          return (
            <span
              className={classes['entry']}
              data-item={bar?.type}
              data-begins={isStart || undefined}
              data-ends={isEnd || undefined}
              data-done={bar?.done || undefined}
            >
              <UserText text={event.title} lines={1} />
            </span>
          )
        }}
        rowMoreLinkClass={classes['more'] ?? ''}
        moreLinkContent={({ num }) => t('more', { count: num })}
        popoverClass={classes['popover'] ?? ''}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const bar = byId.get(event.id)
          if (bar && lifted?.id !== bar.id) onOpen(bar)
        }}
        eventDrop={({ event, delta, revert }) => {
          revert() // the portal says where it is
          shifted(event.id, 'whole', delta.days)
        }}
        eventResize={({ event, startDelta, endDelta, revert }) => {
          revert()
          if (endDelta.days !== 0) shifted(event.id, 'end', endDelta.days)
          else shifted(event.id, 'start', startDelta.days)
        }}
      />
      <p id="calendar-keys" hidden>
        {t('keys')}
      </p>
      <p className={classes['heard']} role="status" aria-live="assertive">
        {heard}
      </p>
    </div>
  )
}

/** So many frames an entry may take to be drawn elsewhere. */
const FRAMES = 60

function focusEntry(frame: HTMLElement | null, id: string, left = FRAMES): void {
  requestAnimationFrame(() => {
    const entry = frame?.querySelector<HTMLElement>(`[data-entry="${id}"]`)
    entry?.focus()
    if (document.activeElement !== entry && left > 0) focusEntry(frame, id, left - 1)
  })
}

const isoOf = (date: Date): string => date.toISOString().slice(0, 10)
