import { formatClock, weekdayName } from '@diwan/core/formats'
import { weekdayOf } from '@diwan/core/calendar-days'
import { addDays } from '@diwan/core/hijri'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './agenda.module.css'
import { DayNumbers } from './day-numbers.tsx'
import { useEntryTitle } from './entry-view.tsx'
import { daysOfEntry, type CalendarEntry } from './model/entry.ts'

interface AgendaProps {
  readonly entries: readonly CalendarEntry[]
  readonly from: string
  readonly to: string
  readonly today: string
  readonly hijri: boolean
  readonly holidays: readonly string[]
  readonly onOpen: (entry: CalendarEntry) => void
}

/** The entries of some days, one below the other. A day without any is left out, except today. */
export function Agenda({ entries, from, to, today, hijri, holidays, onOpen }: AgendaProps) {
  const { t } = useTranslation('calendar')
  const reading = useReading()
  const days = daysBetween(from, to)
    .map((day) => ({ day, entries: entriesOn(entries, day) }))
    .filter((one) => one.entries.length > 0 || one.day === today)
  if (days.every((one) => one.entries.length === 0)) return <EmptyState />
  return (
    <div className={classes['agenda']} data-calendar="agenda">
      {days.map((one) => (
        <section key={one.day} aria-label={`${weekdayName(weekdayOf(one.day), reading, 'long')} ${one.day}`}>
          <h3>
            <span>{weekdayName(weekdayOf(one.day), reading, 'long')}</span>
            <DayNumbers named day={one.day} isToday={one.day === today} hijri={hijri} />
            {holidays.includes(one.day) && <small>{t('holiday')}</small>}
          </h3>
          {one.entries.length === 0 ? (
            <p>{t('nothingToday')}</p>
          ) : (
            <ul>
              {one.entries.map((entry) => (
                <AgendaLine key={entry.id} entry={entry} day={one.day} onOpen={onOpen} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function AgendaLine({ entry, day, onOpen }: Pick<AgendaProps, 'onOpen'> & { entry: CalendarEntry; day: string }) {
  const { t } = useTranslation('calendar')
  const { digits } = useReading()
  const title = useEntryTitle()(entry)
  const words = (
    <>
      <small>
        <bdi>{timesOn(entry, day, digits) ?? t('allDay')}</bdi>
      </small>
      {entry.title === '' ? <span>{title}</span> : <UserText text={title} lines={2} />}
    </>
  )
  const looks = { className: classes['line'], 'data-item': entry.type, 'data-done': entry.done || undefined }
  return (
    <li>
      {entry.path === null ? (
        <div {...looks}>{words}</div>
      ) : (
        <button type="button" {...looks} data-entry={entry.id} onClick={() => onOpen(entry)}>
          {words}
        </button>
      )}
    </li>
  )
}

/** The clock times of an entry on one of its days; nothing where it takes the whole day. */
function timesOn(
  { allDay, start, end }: CalendarEntry,
  day: string,
  digits: Parameters<typeof formatClock>[1],
): string | undefined {
  const [begins, over] = [start.startsWith(day), end.startsWith(day)]
  if (allDay || (!begins && !over)) return undefined
  const [from, to] = [begins ? formatClock(start, digits) : '', over ? formatClock(end, digits) : '']
  return from && to ? `${from} – ${to}` : from || `– ${to}`
}

/** Whole days first, then by their time. */
const entriesOn = (entries: readonly CalendarEntry[], day: string): CalendarEntry[] =>
  entries
    .filter((entry) => {
      const { first, last } = daysOfEntry(entry)
      return first <= day && day <= last
    })
    .toSorted((a, b) => Number(b.allDay) - Number(a.allDay) || (a.start < b.start ? -1 : 1))

function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
