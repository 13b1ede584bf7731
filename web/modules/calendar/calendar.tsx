import { formatClock, weekdayName } from '@diwan/core/formats'
import { addMinutes } from '@diwan/core/wall-time'
import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import '@fullcalendar/react/skeleton.css'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { weekOf } from '@diwan/core/calendar-days'
import { useReducedMotion } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrganisation } from '../../kit/environment.ts'
import { dayText, dayWithin, numberTag, numberText, useDirection } from '../../kit/formats.ts'
import { useReading } from '../../kit/reading.ts'
import { usePhone } from '../../kit/widths.ts'
import { movedBy, numberOf, useWorkDays, type Moved, type WorkDays } from '../timeline/public.ts'
import classes from './calendar.module.css'
import { DayNumbers } from './day-numbers.tsx'
import { EntryView, useEntryTitle } from './entry-view.tsx'
import { draggedTo, resizedTo, stretchedTo } from './model/dragged.ts'
import { movedEntry, type CalendarEntry } from './model/entry.ts'
import { useLifted, type LiftStep } from './use-lifted.ts'

/** Whole days by month or week, or the hours of a week or a day. */
type CalendarForm = 'month' | 'week' | 'hours' | 'day'

export interface CalendarProps {
  readonly entries: readonly CalendarEntry[]
  readonly view: CalendarForm
  /** A day of the month or week that is shown. */
  readonly day: string
  readonly today: string
  readonly hijri: boolean
  readonly onOpen: (entry: CalendarEntry) => void
  readonly onMove: (bar: Bar, dates: Moved) => void
  /** Another day is to be shown: an entry was moved there by keys. */
  readonly onDay: (day: string) => void
  /** The days on which a bar may lie; without it those on which the organisation works. */
  readonly daysOf?: (bar: Bar, days: WorkDays) => WorkDays
  readonly holidays?: readonly string[]
  /** The settings of the views with hours, and shaded stretches of time. */
  readonly hours?: Partial<ComponentProps<typeof FullCalendar>>
  readonly shaded?: readonly { readonly start: string; readonly end: string }[]
}

const MAX_IN_A_DAY = 3
const VIEWS = { month: 'dayGridMonth', week: 'dayGridWeek', hours: 'timeGridWeek', day: 'timeGridDay' } as const

/** The days of a month or a week, or their hours, the Hijri day beside each; entries are dragged, stretched, or moved by keys. */
export function Calendar(props: CalendarProps) {
  const { entries, view, day, today, hijri, onOpen, onMove, onDay, holidays = [], hours, shaded = [] } = props
  const { t, i18n } = useTranslation('calendar')
  const reading = useReading()
  const direction = useDirection()
  const phone = usePhone()
  const weekStart = useOrganisation()?.weekStart ?? 0
  const { daysOff, calendar: workDays } = useWorkDays(today)
  const daysOf = (bar: Bar) => props.daysOf?.(bar, workDays) ?? workDays
  const moveBy = (bar: Bar) => (grip: 'whole' | 'start' | 'end', by: number) => movedBy(bar, grip, by, daysOf(bar))
  const still = useReducedMotion()
  const frame = useRef<HTMLDivElement>(null)
  const titleOf = useEntryTitle()
  const [announced, say] = useState('')
  const byHours = view === 'hours' || view === 'day'
  const when = ({ startDate, dueDate, time, minutes }: Moved): string =>
    [
      dayText(startDate ?? dueDate!),
      ...(time ? [formatClock(time, reading.digits)] : []),
      ...(time && minutes ? [formatClock(addMinutes(`${dueDate}T${time}`, minutes).slice(11), reading.digits)] : []),
    ].join(', ')
  const { lifted, press, leave } = useLifted({
    entries,
    rtl: direction === 'rtl',
    byHours,
    daysOf,
    onMove,
    says: (what: LiftStep, { title }, dates) => say(t(`said_${what}`, { title, day: when(dates) })),
    follow: (id, { startDate, dueDate }) => {
      const first = startDate ?? dueDate!
      if (!isShown(first)) onDay(first)
      focusEntry(frame.current, id)
    },
  })
  const isShown = (one: string): boolean => {
    if (view === 'day') return one === day
    return view === 'month' ? one.slice(0, 7) === day.slice(0, 7) : weekOf(one, weekStart) === weekOf(day, weekStart)
  }
  const shown = lifted
    ? [...entries.filter(({ bar }) => bar?.id !== lifted.bar.id), movedEntry(lifted.entry, lifted.dates)]
    : entries
  const byId = new Map(shown.map((entry) => [entry.id, entry]))
  const events = shown.map((entry) => ({
    id: entry.id,
    title: titleOf(entry),
    start: entry.start,
    end: entry.end,
    allDay: entry.allDay,
    editable: entry.bar?.movable ?? false,
    durationEditable:
      entry.bar?.movable === true &&
      (entry.bar.minutes !== undefined || (entry.bar.startDate !== null && entry.bar.dueDate !== null)),
  }))
  const background = shaded.map((stretch) => ({ ...stretch, display: 'background' as const }))
  const isOff = (date: Date): boolean => daysOff.has(numberOf(isoOf(date)))
  const numbersOf = (iso: string) => <DayNumbers day={iso} isToday={iso === today} hijri={hijri} />
  const dayClass = (date: Date, isOther = false): string =>
    [
      classes['day'],
      isOff(date) && classes['off'],
      holidays.includes(isoOf(date)) && classes['holiday'],
      isOther && classes['other'],
    ]
      .filter(Boolean)
      .join(' ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the entries within, before the library opens one with Space
    <div
      ref={frame}
      className={classes['frame']}
      onKeyDownCapture={press}
      onBlur={leave}
      data-calendar={view}
      data-lifted={lifted?.bar.id}
    >
      <FullCalendar
        key={`${view} ${day.slice(0, 7)} ${view === 'month' ? '' : day} ${weekStart}`}
        initialView={VIEWS[view]}
        initialDate={day}
        now={today}
        timeZone="UTC"
        locale={{ code: numberTag(i18n.language), weekTextLong: t('week'), closeHint: t('close') }}
        direction={direction}
        firstDay={weekStart}
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        dayMaxEvents={view === 'week' ? false : MAX_IN_A_DAY}
        events={[...events, ...background]}
        eventDisplay="block"
        eventOrder="start,-duration,title"
        eventInteractive
        eventResizableFromStart
        eventLongPressDelay={280}
        dragRevertDuration={still ? 0 : 500} // it waits for the end of its transition: there is none where motion is reduced
        dayHeaderClass={({ date }) => [classes['weekday'], byHours && isOff(date) && classes['off']].filter(Boolean).join(' ')}
        dayHeaderAlign="center"
        dayHeaderContent={({ date, inPopover }) => (
          <span className={classes['head']} data-two={(byHours && !inPopover) || undefined}>
            <abbr title={weekdayName(date.getUTCDay(), reading, 'long')}>
              {weekdayName(date.getUTCDay(), reading, phone && view !== 'day' ? 'narrow' : 'long')}
            </abbr>
            {inPopover ? dayWithin(isoOf(date)) : view !== 'month' && numbersOf(isoOf(date))}
            {holidays.includes(isoOf(date)) && byHours && <small>{t('holiday')}</small>}
          </span>
        )}
        dayCellClass={({ date, isOther }) => dayClass(date, isOther)}
        dayCellTopClass={classes['top'] ?? ''}
        dayCellTopContent={({ date }) => (byHours ? null : numbersOf(isoOf(date)))}
        eventClass={classes['event'] ?? ''}
        eventDidMount={({ el, event }) => {
          el.dataset['entry'] = event.id
          el.setAttribute('aria-describedby', 'calendar-keys')
        }}
        eventContent={({ event, isStart, isEnd }) => {
          const entry = byId.get(event.id)
          return entry && <EntryView entry={entry} begins={isStart} ends={isEnd} inHours={byHours && !event.allDay} />
        }}
        rowMoreLinkClass={classes['more'] ?? ''}
        moreLinkContent={({ num }) =>
          phone && view !== 'day' ? <Fewer count={num} label={t('more', { count: num })} /> : t('more', { count: num })
        }
        popoverClass={classes['popover'] ?? ''}
        popoverCloseClass={classes['close'] ?? ''}
        popoverCloseContent={() => <IconX size={16} stroke={1.8} aria-hidden />}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const entry = byId.get(event.id)
          if (entry && lifted?.bar.id !== entry.id) onOpen(entry)
        }}
        eventDrop={({ event, delta, revert }) => {
          revert() // the portal says where it is
          const entry = byId.get(event.id)
          const bar = entry?.bar
          if (event.allDay && entry?.state) return // a time has an hour
          const dates = bar && draggedTo(bar, { allDay: event.allDay, start: event.start!, days: delta.days }, moveBy(bar))
          if (bar && dates) onMove(bar, dates)
        }}
        eventResize={({ event, startDelta, endDelta, revert }) => {
          revert()
          const bar = byId.get(event.id)?.bar
          const dates =
            bar?.minutes === undefined
              ? bar && resizedTo({ start: startDelta.days, end: endDelta.days }, moveBy(bar))
              : event.start && event.end && stretchedTo(bar, event.start, event.end)
          if (bar && dates) onMove(bar, dates)
        }}
        {...hours}
        plugins={[dayGridPlugin, interactionPlugin, ...(hours?.plugins ?? [])]}
        {...(byHours && { dayLaneClass: ({ date }: { date: Date }) => dayClass(date) })}
      />
      <p id="calendar-keys" hidden>
        {t('keys')}
      </p>
      <p className={classes['heard']} role="status" aria-live="assertive">
        {announced}
      </p>
    </div>
  )
}

/** «+2», where a day is too narrow for words; they are read out. */
function Fewer({ count, label }: { count: number; label: string }) {
  const { i18n } = useTranslation()
  return (
    <>
      <bdi dir="ltr" aria-hidden>
        +{numberText(count, i18n.language)}
      </bdi>
      <span className={classes['heard']}>{label}</span>
    </>
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
