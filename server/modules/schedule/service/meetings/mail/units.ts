import type { Recurrence } from '@diwan/core/recurrence'
import { instantOf } from '@diwan/core/working-calendar'
import { createHash } from 'node:crypto'
import type { ICalRepeatingOptions } from 'ical-generator'
import type { MeetingRow } from '../../../queries/meetings/meeting.ts'
import type { OccurrenceRow } from '../../../queries/meetings/occurrences.ts'
import { rfcRule } from './rfc-rule.ts'

/** The number under which a meeting is mailed as a whole. */
export const WHOLE = -1
/** So long before it begins an occurrence of a series without a plain rule is mailed. */
const AHEAD_MS = 14 * 86_400_000

type Times = Pick<OccurrenceRow, 'original_start' | 'starts_at' | 'ends_at' | 'title' | 'place' | 'room_id'>

/** A meeting or an occurrence, as calendar programs know it by one UID. */
export interface Unit {
  readonly number: number
  readonly first: Times
  readonly rule?: ICalRepeatingOptions
  /** Occurrences that differ from the rule. */
  readonly changed: readonly OccurrenceRow[]
  /** Stands for what a mail about it says. */
  readonly digest: Buffer
}

export interface Mailed {
  readonly units: readonly Unit[]
  /** When the next occurrence is to be mailed, of a series that is mailed occurrence by occurrence. */
  readonly due?: Date
}

type Meeting = Pick<
  MeetingRow,
  'title' | 'place' | 'room_id' | 'rule' | 'zone' | 'minutes' | 'sequence' | 'start_day' | 'start_time'
>

interface Mailing {
  readonly weekStart: number
  readonly now: Date
  /** Numbers that somebody has in a calendar: they stay there, however far ahead they are moved. */
  readonly mailed: ReadonlySet<number>
}

/** How a meeting is mailed now; `occurrences` are all of it in the order of time. */
export function mailedUnits(
  meeting: Meeting,
  occurrences: readonly OccurrenceRow[],
  { weekStart, now, mailed }: Mailing,
): Mailed {
  const { rule } = meeting
  const living = occurrences.filter(({ cancelled }) => !cancelled)
  const coming = living.filter(({ starts_at }) => starts_at > now)
  if (!rule) {
    const only = coming[0] ?? living.at(-1) // a series that became one meeting keeps those that were held
    return { units: only ? [unitOf(meeting, { number: WHOLE, first: only, changed: [] })] : [] }
  }
  const series = plainSeries(meeting, rule, occurrences, weekStart)
  if (series) return { units: [unitOf(meeting, series)] }
  const isMailed = ({ number, starts_at }: OccurrenceRow): boolean =>
    mailed.has(number) || starts_at.getTime() <= now.getTime() + AHEAD_MS
  const later = coming.find((one) => !isMailed(one))
  return {
    units: coming.filter(isMailed).map((one) => unitOf(meeting, { number: one.number, first: one, changed: [] })),
    ...(later && { due: new Date(later.starts_at.getTime() - AHEAD_MS) }),
  }
}

/**
 * The series by its rule, from the day on which the rule begins: what was held by an earlier rule is no part of it. What it says does not
 * change as time passes.
 */
function plainSeries(
  meeting: Meeting,
  rule: Recurrence,
  occurrences: readonly OccurrenceRow[],
  weekStart: number,
): Omit<Unit, 'digest'> | undefined {
  const { zone, start_day, start_time } = meeting
  const from = new Date(instantOf(zone, start_day, start_time) * 1000)
  const some = occurrences
    .filter(({ original_start }) => original_start >= from)
    .toSorted((one, other) => one.original_start.getTime() - other.original_start.getTime())
  const starts = some.map(({ original_start }) => original_start)
  const plain = rfcRule(rule, starts, { zone, weekStart })
  return plain && seriesOf(meeting, some, plain)
}

/** The series as its rule says it, from its first occurrence on. */
function seriesOf(meeting: Meeting, some: readonly OccurrenceRow[], rule: ICalRepeatingOptions): Omit<Unit, 'digest'> {
  const { title, place, room_id, minutes } = meeting
  const start = some[0]!.original_start
  const first = {
    original_start: start,
    starts_at: start,
    ends_at: new Date(start.getTime() + minutes * 60_000),
    title,
    place,
    room_id,
  }
  return { number: WHOLE, first, rule, changed: some.filter(({ cancelled, edited }) => cancelled || edited) }
}

function unitOf({ sequence }: Meeting, unit: Omit<Unit, 'digest'>): Unit {
  const { first, rule, changed } = unit
  const stated = [timesOf(first), rule, changed.map((one) => [timesOf(one), one.cancelled]), sequence]
  return { ...unit, digest: createHash('sha256').update(JSON.stringify(stated)).digest() }
}

const timesOf = ({ original_start, starts_at, ends_at, title, place, room_id }: Times) => [
  original_start,
  starts_at,
  ends_at,
  title,
  place,
  room_id,
]
