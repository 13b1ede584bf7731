import type { ItemType } from '@diwan/contract/kit/item-types'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays, DAY_SECONDS } from '@diwan/core/hijri'
import { addMinutes, wallOf, wallSpan } from '@diwan/core/wall-time'

/** The time between two instants in which a person is busy or away; others than its reader may not know what for. */
export interface CalendarTime {
  readonly state: 'busy' | 'maybe' | 'away'
  readonly startsAt: number
  readonly endsAt: number
  readonly days: { readonly from: string; readonly to: string } | null
  readonly record: {
    readonly id: string
    readonly kind: string
    readonly type: ItemType
    readonly title: string
    readonly path: string
  } | null
}

/** Something on a calendar, placed by the clock that its reader sees. */
export interface CalendarEntry {
  readonly id: string
  readonly kind: string | null
  readonly type: ItemType
  readonly title: string
  readonly path: string | null
  readonly done: boolean
  readonly allDay: boolean
  /** A day, or a time on the clock: `2026-11-22T10:00`. */
  readonly start: string
  /** The day after the last one, or the time at which it is over. */
  readonly end: string
  readonly state: CalendarTime['state'] | null
  /** The record whose dates are moved with the entry. */
  readonly bar: Bar | null
}

/** So long something is drawn that has a time and no length. */
const USUAL_MINUTES = 30

/** A date without a time takes the day; one with a time is drawn for half an hour and ends with its day. */
export function entryOfBar(bar: Bar): CalendarEntry {
  const { id, kind, type, title, path, done, startDate, dueDate, time } = bar
  const [first, last] = [startDate ?? dueDate!, dueDate ?? startDate!]
  const isTimed = typeof time === 'string'
  const start = isTimed ? `${last}T${time}` : first
  const usual = addMinutes(`${last}T${time ?? '00:00'}`, USUAL_MINUTES)
  const end = isTimed ? (usual.startsWith(last) ? usual : `${last}T23:59`) : addDays(last, 1)
  return { id, kind, type, title, path, done, allDay: !isTimed, start, end, state: null, bar }
}

/** A time of whole days, or of a day and more, is drawn over the hours. */
export function entryOfTime(time: CalendarTime, zone: string): CalendarEntry {
  const { state, startsAt, endsAt, days, record } = time
  const wall = wallSpan(startsAt, endsAt, zone)
  const isLong = endsAt - startsAt >= DAY_SECONDS
  const [from, to] = days ? [days.from, days.to] : [wall.start.slice(0, 10), wallOf(endsAt - 1, zone).slice(0, 10)]
  const allDay = days !== null || isLong
  return {
    id: `${record?.id ?? state} ${startsAt}`,
    kind: record?.kind ?? null,
    type: record?.type ?? (state === 'away' ? 'permissions' : 'view'),
    title: record?.title ?? '',
    path: record?.path ?? null,
    done: false,
    allDay,
    start: allDay ? from : wall.start,
    end: allDay ? addDays(to, 1) : wall.end,
    state,
    bar: null,
  }
}

/** The first and the last day that an entry is on. */
export function daysOfEntry({ allDay, start, end }: CalendarEntry): { readonly first: string; readonly last: string } {
  const first = start.slice(0, 10)
  if (allDay) return { first, last: addDays(end, -1) }
  const last = end.slice(11) === '00:00' ? addDays(end.slice(0, 10), -1) : end.slice(0, 10)
  return { first, last: last < first ? first : last }
}
