import { formatClock } from '@diwan/core/formats'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../kit/reading.ts'
import { UserText } from '../../ui/user-text.tsx'
import classes from './calendar.module.css'
import type { CalendarEntry } from './model/entry.ts'

interface EntryViewProps {
  readonly entry: CalendarEntry
  readonly begins: boolean
  readonly ends: boolean
  /** It stands in the hours of its day, as long as it takes. */
  readonly inHours: boolean
}

/** There is room for one line. */
const SHORT_MS = 50 * 60_000

/** One entry as every view of the calendar draws it. */
export function EntryView({ entry, begins, ends, inHours }: EntryViewProps) {
  const { digits } = useReading()
  const title = useEntryTitle()(entry)
  const isShort = inHours && Date.parse(`${entry.end}Z`) - Date.parse(`${entry.start}Z`) < SHORT_MS
  return (
    <span
      className={classes['entry']}
      data-item={entry.type}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
      data-done={entry.done || undefined}
      data-maybe={entry.state === 'maybe' || undefined}
      data-in-hours={inHours ? (isShort ? 'short' : 'long') : undefined}
    >
      {entry.title === '' ? <span>{title}</span> : <UserText text={title} lines={inHours && !isShort ? 2 : 1} />}
      {!entry.allDay && <bdi className={classes['clock']}>{formatClock(entry.start, digits)}</bdi>}
    </span>
  )
}

/** The title of an entry, or its state where the reader may not know more. */
export function useEntryTitle(): (entry: Pick<CalendarEntry, 'title' | 'state'>) => string {
  const { t } = useTranslation('calendar')
  return ({ title, state }) => (title === '' ? t(`state_${state ?? 'busy'}`) : title)
}
