import { dayToSeconds } from '@diwan/core/hijri'
import { instantOf } from '@diwan/core/working-calendar'
import { all, first, textOf, type Component } from './jcal.ts'
import { repeated, type Window, type Zone } from './repeated.ts'

const DAY = 86_400
/** A rule of a zone that holds in the window began at most so long before. */
const RULE_DAYS = 400

export const utc: Zone = (wall) => wall

/** A zone of the database of names (IANA); nothing where there is none of this name. */
export function namedZone(name: string): Zone | undefined {
  const known = [name, name.split('/').slice(-2).join('/')].find(isKnown) // some programs write a path before the name
  if (known === undefined) return undefined
  return (wall) => {
    const text = new Date(wall * 1000).toISOString()
    return instantOf(known, text.slice(0, 10), text.slice(11, 16)) + (wall % 60)
  }
}

function isKnown(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The zones that a calendar names: by their names where these are known, otherwise by the rules that the file states. */
export function zonesOf(calendar: Component, fallback: string, window: Window) {
  const stated = new Map(calendar.parts.filter(({ name }) => name === 'vtimezone').map((part) => [textOf(part, 'tzid'), part]))
  const found = new Map<string, Zone>()
  const floating = namedZone(textOf(calendar, 'x-wr-timezone')) ?? namedZone(fallback) ?? utc
  return (tzid: unknown): Zone => {
    if (typeof tzid !== 'string' || tzid === '') return floating
    const known = found.get(tzid)
    if (known) return known
    const rules = stated.get(tzid)
    const zone =
      namedZone(tzid) ?? (rules && (namedZone(textOf(rules, 'x-lic-location')) ?? ruledZone(rules, window))) ?? floating
    found.set(tzid, zone)
    return zone
  }
}

/** A zone by its own rules: of those that began, the last one holds. */
function ruledZone(zone: Component, { from, to }: Window): Zone {
  const asked = { from: from - RULE_DAYS * DAY, to: to + DAY }
  const rules = zone.parts.flatMap((part) => {
    const begins = wallOf(first(part, 'dtstart')?.values[0])
    const offset = offsetOf(first(part, 'tzoffsetto')?.values[0])
    if (begins === undefined || offset === undefined) return []
    const later = all(part, 'rrule').flatMap(({ values }) => repeated(begins, values[0], asked, utc) ?? [])
    return [begins, ...later].map((start) => ({ start, offset }))
  })
  const inOrder = rules.toSorted((one, other) => one.start - other.start)
  return (wall) => wall - (inOrder.findLast(({ start }) => start <= wall) ?? inOrder[0] ?? { offset: 0 }).offset
}

/** `2026-11-29` and `2026-11-29T10:00:00`, as seconds of a clock that shows UTC. */
export function wallOf(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const found = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d))?Z?$/.exec(value)
  if (!found) return undefined
  const [, day = '', hours = 0, minutes = 0, seconds = 0] = found
  const start = dayToSeconds(day)
  return Number.isFinite(start) ? start + Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) : undefined
}

function offsetOf(value: unknown): number | undefined {
  const found = typeof value === 'string' ? /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(value) : null
  if (!found) return undefined
  const [, sign, hours, minutes, seconds = 0] = found
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds))
}
