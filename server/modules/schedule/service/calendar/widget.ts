import { WIDGET_TIMES, type AgendaItem } from '@diwan/contract/kit/widgets'
import type { CalendarSpan } from '@diwan/contract/schedule/schemas/calendar'
import { addressesIn } from '@diwan/core/addresses'
import { dayIn } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Widget } from '../../../../kit/module.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { localName } from '../../../../kit/words/local-name.ts'
import { readOccurrencePlaces, type OccurrencePlace } from '../../queries/meetings/occurrences.ts'
import { openCalendar } from './own.ts'
import type { CalendarKinds } from './spans.ts'

/** The times of the caller today, in their order. */
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
    const shown = spans
      .filter(({ startsAt, endsAt }) => dayIn(zone, startsAt) <= today && today <= dayIn(zone, endsAt - 1))
      .slice(0, WIDGET_TIMES)
    if (shown.length === 0) return undefined
    const places = await placesOf(ctx, shown)
    return {
      shape: 'agenda',
      items: shown.map((span) =>
        itemOf(
          ctx,
          span,
          places.find((one) => isOf(one, span)),
        ),
      ),
    }
  },
})

const isOf = ({ meeting_id, number }: OccurrencePlace, { record }: CalendarSpan): boolean =>
  record?.id === meeting_id && record.occurrence === number

/** The caller may open each of the records that a span names. */
async function placesOf({ db }: Ctx, spans: readonly CalendarSpan[]): Promise<OccurrencePlace[]> {
  const ids = spans.flatMap(({ record }) => (record?.kind === 'meeting' ? [record.id] : []))
  if (ids.length === 0) return []
  const instants = spans.map(({ startsAt }) => startsAt * 1000)
  return readOccurrencePlaces(db, ids, { from: new Date(Math.min(...instants)), to: new Date(Math.max(...instants)) })
}

function itemOf(ctx: Ctx, { state, startsAt, endsAt, days, record }: CalendarSpan, at: OccurrencePlace | undefined): AgendaItem {
  const [link] = addressesIn(at?.place ?? '')
  const below = at?.room ? localName(ctx, at.room) : link ? '' : (at?.place ?? '')
  return {
    title: record?.title ?? null,
    ...(below !== '' && { below }),
    ...(link && { joinPath: link.address }),
    from: startsAt,
    to: endsAt,
    wholeDay: days !== null,
    type: record?.type ?? 'view',
    away: state === 'away',
    path: record?.path ?? '/user/schedule',
  }
}
