import type { Dashboard, DashboardQuery, DashboardWidget } from '@diwan/contract/dashboard/schemas/dashboard'
import { WIDGET_MS, WIDGET_PATIENCE } from '@diwan/contract/dashboard/limits'
import { WIDGET_DAYS, WIDGET_TABS, type WidgetArea } from '@diwan/contract/kit/widgets'
import { addDays } from '@diwan/core/hijri'
import type { WidgetAsked } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readLayout } from '../queries/layouts.ts'
import { cardsOf, sourcesOf, type Declared } from './declared.ts'
import { headOf } from './head.ts'
import { placed, type Placed } from './placed.ts'
import { shownOf, unread, type Reading } from './shown.ts'

/** Cards that are read beside each other: each takes a connection. */
const AT_ONCE = 4
/** Days of a chart, where nobody asked for others. */
const DAYS = 14

/** Answers all of home at once; only what is shown is read. Nobody waits for a mail, so its widgets may take longer. */
export async function openDashboard(
  ctx: Ctx,
  area: WidgetArea,
  query: DashboardQuery,
  declared: Declared,
  isPatient = query.keys !== undefined,
): Promise<Dashboard> {
  const [head, all, layout] = await Promise.all([
    headOf(ctx),
    cardsOf(ctx, area, declared),
    readLayout(ctx.db, ctx.actor.id, { area, device: query.device }),
  ])
  const tabs = WIDGET_TABS.filter((tab) => all.some((card) => card.tab === tab))
  const tab = tabs.find((one) => one === query.tab) ?? tabs[0] ?? null
  const wanted = query.keys?.split(',')
  const cards = all.filter((card) => (card.tab ?? null) === tab && (wanted?.includes(card.key) ?? true))
  const ms = (ctx.portal.widgetMs ?? WIDGET_MS) * (isPatient ? WIDGET_PATIENCE : 1)
  const reading = { asked: rangeOf(query, head.day), declared, ms }
  return {
    ...head,
    tabs,
    tab,
    arranged: all.some((card) => (card.tab ?? null) === tab && layout?.some(({ key }) => key === card.key)),
    widgets: await readAll(ctx, placed(cards, layout ?? []), reading),
  }
}

/** At most the days that a chart has. */
function rangeOf({ from, to }: DashboardQuery, today: string): WidgetAsked {
  const last = to ?? today
  const [usual, first] = [addDays(last, 1 - DAYS), addDays(last, 1 - WIDGET_DAYS)]
  const wanted = from === undefined || from > last ? usual : from
  return { from: wanted < first ? first : wanted, to: last }
}

/** A few beside each other, so that one home leaves connections to other calls. */
async function readAll(ctx: Ctx, cards: readonly Placed[], reading: Reading): Promise<DashboardWidget[]> {
  const widgets: DashboardWidget[] = []
  const left = [...cards.entries()]
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [at, { card, place }] = next
      const shown = place.hidden ? unread(card) : await shownOf(ctx, card, reading)
      const topics = [...new Set(sourcesOf(card).flatMap((source) => source.topics))]
      widgets[at] = { ...place, module: card.module, size: card.size, adds: card.adds ?? null, topics, ...shown }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return widgets
}
