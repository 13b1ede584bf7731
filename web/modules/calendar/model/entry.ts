import type { ItemType } from '@diwan/contract/kit/item-types'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { addDays, DAY_SECONDS } from '@diwan/core/hijri'
import type { Moved } from '../../timeline/public.ts'
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
    /** Which time of its record it is, and whether the reader may give it another one. */
    readonly occurrence?: number
    readonly movable?: boolean
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
  readonly bar: TimeBar | null
}

/** The minutes are those of a time that has an end of its own, which is moved, too. */
export interface TimeBar extends Bar {
  readonly minutes?: number
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
  const bar = record && !allDay ? barOfTime(record, wall.start, (endsAt - startsAt) / 60) : null
  return {
    id: bar?.id ?? `${record?.id ?? state} ${startsAt}`,
    kind: record?.kind ?? null,
    type: record?.type ?? (state === 'away' ? 'permissions' : 'view'),
    title: record?.title ?? '',
    path: record?.path ?? null,
    done: false,
    allDay,
    start: allDay ? from : wall.start,
    end: allDay ? addDays(to, 1) : wall.end,
    state,
    bar,
  }
}

/** How a time is moved: by its day and its hour. It keeps its name where it begins elsewhere. */
function barOfTime(record: NonNullable<CalendarTime['record']>, start: string, minutes: number): TimeBar | null {
  const { id, kind, type, title, path, occurrence = 0, movable = false } = record
  if (!movable) return null
  return {
    id: timeId(id, occurrence),
    kind,
    type,
    title,
    path,
    startDate: null,
    dueDate: start.slice(0, 10),
    time: start.slice(11),
    progress: null,
    done: false,
    person: null,
    group: null,
    movable,
    minutes,
  }
}

const timeId = (record: string, occurrence: number): string => `${record} #${occurrence}`

/** The record and the occurrence of a time that is moved. */
export function timeOfId(id: string): { readonly record: string; readonly occurrence: number } {
  const [record = '', occurrence = '0'] = id.split(' #')
  return { record, occurrence: Number(occurrence) }
}

/** An entry with other dates: a time keeps its length unless it is given another one. */
export function movedEntry(entry: CalendarEntry, { minutes: length, ...dates }: Moved): CalendarEntry {
  if (!entry.bar) return entry
  const bar = { ...entry.bar, ...dates }
  if (entry.state === null || typeof dates.time !== 'string' || dates.dueDate === null) return entryOfBar(bar)
  const start = `${dates.dueDate}T${dates.time}`
  const minutes = length ?? (Date.parse(`${entry.end}Z`) - Date.parse(`${entry.start}Z`)) / 60_000
  return { ...entry, bar: { ...bar, minutes }, start, end: addMinutes(start, minutes) }
}

/** The first and the last day that an entry is on. */
export function daysOfEntry({ allDay, start, end }: CalendarEntry): { readonly first: string; readonly last: string } {
  const first = start.slice(0, 10)
  if (allDay) return { first, last: addDays(end, -1) }
  const last = end.slice(11) === '00:00' ? addDays(end.slice(0, 10), -1) : end.slice(0, 10)
  return { first, last: last < first ? first : last }
}
