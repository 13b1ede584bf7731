import { INCOMING_DAYS, MAX_INCOMING_SPANS } from '@diwan/contract/schedule/limits/feeds'
import { all, calendarsIn, first, textOf, type Component, type Property } from './jcal.ts'
import { repeated, type Window, type Zone } from './repeated.ts'
import { utc, wallOf, zonesOf } from './zones.ts'

export interface ReadTask {
  readonly text: string
  /** Seconds. */
  readonly now: number
  /** The zone of times that name none. */
  readonly zone: string
}

export interface BusyRead {
  /** Seconds from and to, in the order of time; none overlaps another. */
  readonly busy: (readonly [number, number])[]
  /** There were more. */
  readonly cut: boolean
}

type Between = readonly [from: number, to: number]
type ZoneOf = ReturnType<typeof zonesOf>

const DAY = 86_400

/** The busy times of a calendar file around now, and nothing else of it. */
export function busyTimes({ text, now, zone }: ReadTask): BusyRead | 'no_calendar' {
  const calendars = calendarsIn(text)
  if (!calendars) return 'no_calendar'
  const window = { from: now - INCOMING_DAYS.past * DAY, to: now + INCOMING_DAYS.ahead * DAY }
  const found = calendars.flatMap((calendar) => timesOf(calendar, zonesOf(calendar, zone, window), window))
  const joined = joinedIn(found, window)
  return { busy: joined.slice(0, MAX_INCOMING_SPANS), cut: joined.length > MAX_INCOMING_SPANS }
}

function timesOf(calendar: Component, zoneOf: ZoneOf, window: Window): Between[] {
  const events = calendar.parts.filter(({ name }) => name === 'vevent')
  const moved = movedOf(events, zoneOf)
  const stated = calendar.parts.filter(({ name }) => name === 'vfreebusy').flatMap((part) => all(part, 'freebusy'))
  return [
    ...events.filter(isBusy).flatMap((event) => occurrencesOf(event, zoneOf, moved, window)),
    ...stated.filter(({ params }) => params['fbtype'] !== 'FREE').flatMap((one) => periodsOf(one, utc)),
  ]
}

const isBusy = (event: Component): boolean =>
  textOf(event, 'status') !== 'CANCELLED' &&
  textOf(event, 'transp') !== 'TRANSPARENT' &&
  textOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

/** By the UID of a series, the instants whose occurrence has an event of its own. */
function movedOf(events: readonly Component[], zoneOf: ZoneOf): ReadonlyMap<string, ReadonlySet<number>> {
  const moved = new Map<string, Set<number>>()
  for (const event of events) {
    const instead = first(event, 'recurrence-id')
    const at = instead && instantsOf(instead, zoneOf)[0]
    if (at === undefined) continue
    const uid = textOf(event, 'uid')
    moved.set(uid, (moved.get(uid) ?? new Set()).add(at))
  }
  return moved
}

function occurrencesOf(
  event: Component,
  zoneOf: ZoneOf,
  moved: ReadonlyMap<string, ReadonlySet<number>>,
  window: Window,
): Between[] {
  const begin = first(event, 'dtstart')
  const wall = wallOf(begin?.values[0])
  if (!begin || wall === undefined) return []
  const zone = zoneOfTime(begin, zoneOf)
  const start = zone(wall)
  const length = lengthOf(event, begin, start, zoneOf)
  if (!(length > 0)) return []
  if (first(event, 'recurrence-id')) return [[start, start + length]]
  const asked = { from: window.from - length, to: window.to }
  const ruled = all(event, 'rrule').flatMap(({ values }) => repeated(wall, values[0], asked, zone) ?? [])
  const dates = all(event, 'rdate')
  const left = new Set(all(event, 'exdate').flatMap((one) => instantsOf(one, zoneOf)))
  const others = moved.get(textOf(event, 'uid'))
  const starts = new Set([
    start,
    ...ruled.map((one) => zone(one)),
    ...dates.filter(({ type }) => type !== 'period').flatMap((one) => instantsOf(one, zoneOf)),
  ])
  return [
    ...[...starts].filter((one) => !left.has(one) && !others?.has(one)).map((one): Between => [one, one + length]),
    ...dates.filter(({ type }) => type === 'period').flatMap((one) => periodsOf(one, zoneOfTime(one, zoneOf))),
  ]
}

/** Whole days begin and end at midnight where the calendar is. */
const zoneOfTime = ({ params, values: [value] }: Property, zoneOf: ZoneOf): Zone =>
  typeof value === 'string' && value.endsWith('Z') ? utc : zoneOf(params['tzid'])

const instantsOf = (property: Property, zoneOf: ZoneOf): number[] => {
  const zone = zoneOfTime(property, zoneOf)
  return property.values.flatMap((value) => {
    const wall = wallOf(value)
    return wall === undefined ? [] : [zone(wall)]
  })
}

function lengthOf(event: Component, begin: Property, start: number, zoneOf: ZoneOf): number {
  const end = first(event, 'dtend')
  if (end) return (instantsOf(end, zoneOf)[0] ?? start) - start
  const stated = first(event, 'duration')
  if (stated) return secondsOf(stated.values[0])
  return begin.type === 'date' ? DAY : 0
}

/** Start and end, or start and length. */
const periodsOf = ({ values }: Property, zone: Zone): Between[] =>
  values.flatMap((value) => {
    const [from, until] = Array.isArray(value) ? (value as unknown[]) : String(value).split('/')
    const [start, end] = [wallOf(from), wallOf(until)]
    if (start === undefined) return []
    const at = zone(start)
    return [[at, end === undefined ? at + secondsOf(until) : zone(end)]]
  })

/** `PT1H30M`, `P1D`, `P2W`. */
function secondsOf(text: unknown): number {
  const found = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(String(text))
  if (!found) return 0
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0))
  return ((weeks * 7 + days) * 24 + hours) * 3_600 + minutes * 60 + seconds
}

/** In the order of time, cut to the window; what overlaps or follows at once is one time. */
function joinedIn(times: readonly Between[], { from, to }: Window): [number, number][] {
  const inside = times
    .map(([start, end]): [number, number] => [Math.max(Math.floor(start), from), Math.min(Math.ceil(end), to)])
    .filter(([start, end]) => start < end)
    .toSorted(([one], [other]) => one - other)
  const joined: [number, number][] = []
  for (const [start, end] of inside) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
