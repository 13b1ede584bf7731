import { MAX_OCCURRENCES, MAX_SERIES_DAYS } from '@diwan/contract/schedule/limits/meetings'
import { anchored, type Counting, type Recurrence } from '@diwan/core/recurrence'
import { daysOfSeries, endedBefore, endedRule, occurrencesOn, type Occurrence, type SeriesTime } from '@diwan/core/series'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { countingOf } from '../../../recurrence/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import type { MeetingReach } from '../../queries/meetings/meeting.ts'

/** Everybody in a meeting counts as the organisation does: its Hijri days, its week and its working days. */
export async function countingFor(ctx: Pick<Ctx, 'actor'>, db: Queryable): Promise<Counting> {
  const { calendar } = await readWorkingDays(db)
  return { ...(await countingOf(ctx, db)), hijri: calendar.hijri }
}

const BOUNDS = { times: MAX_OCCURRENCES, days: MAX_SERIES_DAYS }

export const timeOf = ({ start_day, start_time, zone, minutes, rule }: MeetingReach): SeriesTime => ({
  day: start_day,
  time: start_time,
  zone,
  minutes,
  rule,
})

export const daysOf = (time: SeriesTime, counting: Counting): readonly string[] => daysOfSeries(time, counting, BOUNDS).days

export interface Series {
  /** With the day from which it counts written into it, and ended where it would go on beyond what a series may hold. */
  readonly rule: Recurrence | null
  readonly occurrences: readonly Occurrence[]
}

export function seriesOf(time: SeriesTime, counting: Counting): Series {
  const rule = time.rule && anchored(time.rule, time.rule.from ?? time.day, counting)
  const { days, isCut } = daysOfSeries({ ...time, rule }, counting, BOUNDS)
  return { rule: rule && isCut ? endedRule(rule, days.at(-1)!) : rule, occurrences: occurrencesOn(days, time) }
}

/** The rule of a series that ends before one of its occurrences. */
export const ruleBefore = (row: MeetingReach, { original_start }: { readonly original_start: Date }, counting: Counting) =>
  row.rule && endedBefore(row.rule, dayIn(row.zone, toSeconds(original_start)), daysOf(timeOf(row), counting))
