import { WIDGET_TIMES } from '@diwan/contract/dashboard/limits'
import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Widget } from '../../../../kit/module.ts'
import { openCalendar } from './own.ts'
import type { CalendarKinds } from './spans.ts'

/** What takes the time of the caller today, in the order of time. */
export const agenda = (kinds: CalendarKinds): Widget => ({
  key: 'schedule.today',
  module: 'schedule',
  flag: 'enter',
  area: 'user',
  size: 'high',
  column: 0,
  order: 10,
  path: '/user/schedule',
  topics: ['schedule', 'permissions'],
  read: async (ctx) => {
    const { zone } = ctx.actor.reading
    const today = dayIn(zone, toSeconds(ctx.clock.now()))
    const { spans } = await openCalendar(ctx, { from: today, to: today }, { ...kinds, bars: () => [] })
    const items = spans
      .filter(({ startsAt, endsAt }) => dayIn(zone, startsAt) <= today && today <= dayIn(zone, endsAt - 1))
      .slice(0, WIDGET_TIMES)
      .map(itemOf)
    return items.length > 0 ? { shape: 'agenda', items } : undefined
  },
})

const itemOf = ({ state, startsAt, endsAt, days, record }: CalendarSpan) => ({
  title: record?.title ?? null,
  from: startsAt,
  to: endsAt,
  wholeDay: days !== null,
  type: record?.type ?? ('view' as const),
  away: state === 'away',
  path: record?.path ?? '/user/schedule',
})
