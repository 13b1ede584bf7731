import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import { isDeepStrictEqual } from 'node:util'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { deleteLayout, lockLayouts, readLayout, writeLayout } from '../queries/layouts.ts'
import { topicOf } from '../topics.ts'
import { cardsOf, type Declared } from './declared.ts'
import { changedIn, placed } from './placed.ts'

/** Two browsers that arrange at the same time both keep what they changed; the other ones of the person hear of it. It is no fact of the organisation, so history has none of it. */
export async function arrange(ctx: Ctx, asked: ArrangeDashboard, declared: Declared): Promise<{ done: true }> {
  const { area, device, tab, widgets, changed } = asked
  if (area === 'admin' && !holdsFlag(ctx.actor, 'dashboard', 'administer')) throw new Problem('forbidden')
  const cards = (await cardsOf(ctx, area, declared)).filter((card) => tab === undefined || card.tab === tab)
  const here = new Set(cards.map(({ key }) => key))
  const own = [
    ...new Map(widgets.filter(({ key }) => here.has(key)).map((place): [string, WidgetPlace] => [place.key, place])).values(),
  ]
  return write(ctx, async (tx) => {
    await lockLayouts(tx.db, ctx.actor.id)
    const kept = (await readLayout(tx.db, ctx.actor.id, { area, device })) ?? []
    const places = (layout: readonly WidgetPlace[]) => placed(cards, layout).map(({ place }) => place)
    const arranged = changed ? changedIn(places(kept), { widgets: own, changed, device }) : own
    const isUsual = isDeepStrictEqual(arranged, places([]))
    const all = [...(isUsual ? [] : arranged), ...kept.filter(({ key }) => !here.has(key))]
    if (all.length === 0) await deleteLayout(tx.db, ctx.actor.id, { area, device })
    else await writeLayout(tx.db, ctx.actor.id, { area, device, widgets: all })
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return { done: true }
  })
}
