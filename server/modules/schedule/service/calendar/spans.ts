import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import type { WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { House, SpanSource, TimelineSource } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readSpans, workBeside, type ShownSpan } from '../../../calendar/public.ts'
import { linkableKinds, seenRecords, type Kinds } from '../../../links/public.ts'
import type { Days } from './hours.ts'

/** The declarations of all modules that put something on a calendar. */
export interface CalendarKinds {
  readonly records: Kinds
  readonly spans: () => readonly SpanSource[]
  readonly bars: () => readonly TimelineSource[]
}

export const calendarKinds = (house: House): CalendarKinds => ({
  records: linkableKinds(house),
  spans: () => house.all(({ spans }) => spans),
  bars: () => house.all(({ onTimeline }) => onTimeline),
})

/** No clock is further from UTC. */
const FURTHEST_SECONDS = 14 * 3_600

/** Reads the times of these people on some days, wherever the reader is. */
export function readTimes({ db }: Ctx, people: readonly string[], { from, to }: Days, limit: number): Promise<ShownSpan[]> {
  const [begins, ends] = [dayToSeconds(from) - FURTHEST_SECONDS, dayToSeconds(to) + DAY_SECONDS + FURTHEST_SECONDS]
  return readSpans(db, { people, from: new Date(begins * 1000), to: new Date(ends * 1000), limit })
}

/** Presents times to this caller: the policy of each record decides whether more than the state is shown. */
export async function presentTimes(
  ctx: Ctx,
  calendar: WorkingCalendar,
  times: readonly ShownSpan[],
  { records, spans }: CalendarKinds,
): Promise<CalendarSpan[]> {
  const types = new Map(spans().map(({ kind, type }) => [kind, type]))
  const movable = await movableOf(ctx, times, spans())
  const seen = await seenRecords(ctx, [...new Set(times.map(({ object_id }) => object_id))], records)
  const byId = new Map(seen.map(({ id, kind, title, path }) => [id, { id, kind, type: types.get(kind) ?? 'view', title, path }]))
  const recordOf = ({ object_id, occurrence }: ShownSpan): CalendarSpan['record'] => {
    const record = byId.get(object_id)
    return record ? { ...record, occurrence, movable: movable.has(object_id) } : null
  }
  return times.map(({ kind, starts, ends, ...time }) => ({
    state: kind,
    startsAt: toSeconds(starts),
    endsAt: toSeconds(ends),
    days: kind === 'away' ? wholeDays(calendar, toSeconds(starts), toSeconds(ends)) : null,
    record: recordOf({ kind, starts, ends, ...time }),
  }))
}

/** The records to which this caller may give another time. */
async function movableOf(ctx: Ctx, times: readonly ShownSpan[], sources: readonly SpanSource[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(times.map(({ object_id }) => object_id))]
  const found = await Promise.all(sources.map((source) => source.movable?.(ctx, ids) ?? Promise.resolve([])))
  return new Set(found.flat())
}

function wholeDays(calendar: WorkingCalendar, from: number, until: number): Days | null {
  const { firstDay, lastDay, isEarlier, isLater } = workBeside(calendar, from, until)
  return isEarlier || isLater ? null : { from: firstDay, to: lastDay }
}
