import { MAX_CALENDAR_BARS, MAX_CALENDAR_SPANS } from '@diwan/contract/schedule/limits/calendar'
import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import type { Ctx } from '../../../../kit/portal.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { barsOfEach } from '../../../timeline/public.ts'
import { hoursOf, type Days } from './hours.ts'
import { presentTimes, readTimes, type CalendarKinds } from './spans.ts'

/** Everything that the modules put on the calendar of the caller. A record that takes time is not shown by its days again. */
export async function openCalendar(ctx: Ctx, days: Days, kinds: CalendarKinds): Promise<OwnCalendar> {
  const { calendar } = await readWorkingDays(ctx.db)
  const [times, dated] = await Promise.all([
    readTimes(ctx, [ctx.actor.id], days, MAX_CALENDAR_SPANS + 1),
    barsOfEach(ctx, kinds.bars, { ...days, scope: 'mine', limit: MAX_CALENDAR_BARS }),
  ])
  const shown = times.slice(0, MAX_CALENDAR_SPANS)
  const timed = new Set(shown.map(({ object_id }) => object_id))
  return {
    spans: await presentTimes(ctx, calendar, shown, kinds),
    bars: dated.bars.filter(({ id }) => !timed.has(id)),
    kinds: [
      ...new Map(
        [...kinds.spans().filter(({ unnamed }) => !unnamed), ...dated.kinds].map(({ kind, type }) => [kind, { kind, type }]),
      ).values(),
    ],
    ...hoursOf(calendar, days),
    more: dated.more || times.length > shown.length,
  }
}
