import { addDays, DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { endedAfter, movedRule, remainingRule, type SeriesTime } from '@diwan/core/series'
import { addMinutes, wallOf } from '@diwan/core/wall-time'
import { dayIn, instantOf } from '@diwan/core/working-calendar'
import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { occurrenceRow, splitStart } from './plan.ts'
import { daysOf, timeOf, type Series } from './series.ts'
import type { Changing } from './types.ts'

type Original = Pick<OccurrenceRow, 'original_start'>

/** When the rule has an occurrence begin once the series is moved, by the clock of the new zone. */
const wallAfter = ({ row, changes }: Changing, { original_start }: Original): string =>
  addMinutes(`${dayIn(row.zone, toSeconds(original_start))}T${row.start_time}`, changes.later)

/** The same as an instant. */
export function startAfter(changing: Changing, one: Original): number {
  const { day, time } = splitStart(wallAfter(changing, one))
  return instantOf(changing.changes.zone, day, time)
}

export interface TimeAfter extends SeriesTime {
  /** So many days later than before. */
  readonly shift: number
}

/** The time of what remains of the series after the change, from one of its coming occurrences on. */
export function timeAfter(changing: Changing, from: Original): TimeAfter {
  const { row, counting, changes } = changing
  const { zone, minutes, rule, isRuled } = changes
  const first = dayIn(row.zone, toSeconds(from.original_start))
  const { day, time } = splitStart(wallAfter(changing, from))
  const shift = Math.round((dayToSeconds(day) - dayToSeconds(first)) / DAY_SECONDS)
  const after = { day, shift, time, zone, minutes, rule }
  if (!rule || isRuled) return after
  const days = daysOf(timeOf(row), counting)
  const passed = days.filter((one) => one < first).length
  const remaining = remainingRule(rule, row.start_day, passed)
  if (shift === 0) return { ...after, rule: remaining }
  return { ...after, rule: endedAfter(movedRule(remaining, first, day, counting), day, days.length - passed, counting) }
}

/**
 * An occurrence that was changed alone keeps its difference from the others: it moves by as much as they do, and only to what is still to
 * come.
 */
export function editedAfter({ row, changes }: Changing, one: OccurrenceRow, now: Date) {
  const { later, zone, isLonger, minutes, look, spot } = changes
  const { day, time } = splitStart(addMinutes(wallOf(toSeconds(one.starts_at), row.zone), later))
  const moved = instantOf(zone, day, time) * 1000
  const start = moved > now.getTime() ? moved : one.starts_at.getTime()
  const length = isLonger ? minutes * 60_000 : one.ends_at.getTime() - one.starts_at.getTime()
  const { title, place, room_id, video, cancelled, reason } = one
  const times = { starts_at: new Date(start), ends_at: new Date(start + length) }
  return { title, place, room_id, video, ...look, ...spot, ...times, edited: true, cancelled, reason }
}

interface Rest {
  readonly id: string
  readonly now: Date
  readonly shift: number
  readonly occurrences: Series['occurrences']
  readonly numberOf: (known: OccurrenceRow | undefined) => number
}

/**
 * The occurrences of what remains of a series once its time or its rule is another: by the rule, canceled ones staying canceled on their
 * days. Nothing new comes that would have begun, or that has been at its former time.
 */
export function rowsAfter(
  changing: Changing,
  leaving: readonly OccurrenceRow[],
  { id, now, shift, occurrences, numberOf }: Rest,
): Insertable<MeetingOccurrences>[] {
  const { row, changes } = changing
  const { title, place, room_id, video } = changes
  const dayAfter = (one: OccurrenceRow) => addDays(dayIn(row.zone, toSeconds(one.original_start)), shift)
  const former = new Map(leaving.map((one) => [dayAfter(one), one]))
  const begun = new Set(changing.occurrences.filter(({ starts_at }) => starts_at <= now).map(dayAfter))
  return occurrences.flatMap((each) => {
    const known = former.get(each.day)
    if (!known && (begun.has(each.day) || each.start * 1000 <= now.getTime())) return []
    const made = occurrenceRow(id, numberOf(known), each, { title, place, room_id, video })
    if (known?.edited && !changes.isRuled) return [{ ...made, ...editedAfter(changing, known, now) }]
    return [{ ...made, cancelled: known?.cancelled ?? false, reason: known?.reason ?? '' }]
  })
}
