import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { anchored, type Counting, type Recurrence } from '@diwan/core/recurrence'
import { minutesBetween, wallOf } from '@diwan/core/wall-time'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { MeetingRow } from '../../queries/meetings/meeting.ts'
import type { OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import { counted, splitStart } from './plan.ts'

export type ChangeInput = InputOf<typeof meetings.change>

/** An occurrence that has not begun can be changed. */
export function comingOf(occurrences: readonly OccurrenceRow[], now: Date): OccurrenceRow[] {
  return occurrences.filter(({ starts_at }) => starts_at > now)
}

/** The occurrence that the caller names, else the first that is still to come. What has begun is never changed. */
export function occurrenceOf(
  occurrences: readonly OccurrenceRow[],
  { occurrence }: { readonly occurrence?: number | undefined },
  now: Date,
): OccurrenceRow {
  const live = comingOf(occurrences, now).filter(({ cancelled }) => !cancelled)
  if (occurrence === undefined) {
    if (!live[0]) throw new Problem('schedule.begun')
    return live[0]
  }
  const named = occurrences.find(({ number }) => number === occurrence)
  if (!named) throw new Problem('not_found')
  if (named.cancelled) throw new Problem('wrong_state')
  if (named.starts_at <= now) throw new Problem('schedule.begun')
  return named
}

/** The change as it is made: what is given and differs from what is there. */
export interface Changes {
  readonly title: string
  readonly place: string
  readonly room_id: string | null
  readonly video: boolean
  readonly start: { readonly day: string; readonly time: string }
  /** So many minutes later by the clock than the occurrence that is shown; negative where it comes earlier. */
  readonly later: number
  /** The parts that are given and differ from what is shown. */
  readonly look: Partial<Pick<OccurrenceRow, 'title' | 'video'>>
  readonly spot: Partial<Pick<OccurrenceRow, 'place' | 'room_id'>>
  readonly zone: string
  readonly minutes: number
  readonly rule: Recurrence | null
  readonly isRetimed: boolean
  readonly isLonger: boolean
  readonly isPlaced: boolean
  readonly isRuled: boolean
}

const minutesOf = ({ starts_at, ends_at }: OccurrenceRow): number => (toSeconds(ends_at) - toSeconds(starts_at)) / 60

const differs = <T>(given: T | undefined, shown: T): given is T => given !== undefined && given !== shown

/** A value that equals the present one is no change, so that a whole form may be sent. */
const chosen = <T>(given: T | undefined, shown: T, kept: T): T => (differs(given, shown) ? given : kept)

/** The clock time that the rule gave an occurrence; one that was moved alone is where it is shown. */
function wallBefore(row: MeetingRow, { starts_at, original_start }: OccurrenceRow, shown: string): string {
  const isByRule = starts_at.getTime() === original_start.getTime()
  return isByRule ? `${dayIn(row.zone, toSeconds(original_start))}T${row.start_time}` : shown
}

/**
 * Compares what was sent with the occurrence that the caller looks at. Where it stays, the occurrence keeps its own, or the series keeps
 * that of the series.
 */
export function changesOf(input: ChangeInput, row: MeetingRow, one: OccurrenceRow, counting: Counting): Changes {
  const kept = input.scope === 'this' ? { ...one, minutes: minutesOf(one) } : row
  const shown = wallOf(toSeconds(one.starts_at), row.zone)
  const [meetingStart = shown, zone = row.zone] = [input.meetingStart, input.zone]
  const isMovedOn = meetingStart !== shown || zone !== row.zone
  const isLonger = differs(input.minutes, minutesOf(one))
  const isRuled = input.rule !== undefined && !isSameRule(input.rule, row.rule, splitStart(shown).day, counting)
  const [look, spot] = [lookOf(input, one), spotOf(input, one)]
  return {
    title: chosen(input.meetingTitle, one.title, kept.title),
    place: chosen(input.place, one.place, kept.place),
    room_id: chosen(input.roomId, one.room_id, kept.room_id),
    video: chosen(input.video, one.video, kept.video),
    start: splitStart(meetingStart),
    later: isMovedOn ? minutesBetween(wallBefore(row, one, shown), meetingStart) : 0,
    look,
    spot,
    zone,
    minutes: isLonger ? input.minutes! : kept.minutes,
    rule: isRuled ? ruleFrom(input.rule) : row.rule,
    isRetimed: isMovedOn || isLonger,
    isLonger,
    isPlaced: Object.keys(spot).length > 0,
    isRuled,
  }
}

const lookOf = ({ meetingTitle: title, video }: ChangeInput, one: OccurrenceRow): Changes['look'] => ({
  ...(differs(title, one.title) && { title }),
  ...(differs(video, one.video) && { video }),
})

const spotOf = ({ place, roomId }: ChangeInput, one: OccurrenceRow): Changes['spot'] => ({
  ...(differs(place, one.place) && { place }),
  ...(differs(roomId, one.room_id) && { room_id: roomId }),
})

const ruleFrom = (rule: Recurrence | null | undefined): Recurrence | null => (rule ? counted(rule) : null)

/** Two rules are the same where they differ only in the day from which they are counted. */
function isSameRule(one: Recurrence | null, other: Recurrence | null, day: string, counting: Counting): boolean {
  if (!one || !other) return one === other
  return wordsOf(one, day, counting) === wordsOf(other, day, counting)
}

const wordsOf = (rule: Recurrence, day: string, counting: Counting): string => {
  const { from: _from, ...whole } = anchored(rule, rule.from ?? day, counting)
  return JSON.stringify(
    Object.entries(whole)
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
