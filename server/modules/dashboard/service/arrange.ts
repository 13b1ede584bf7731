import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { deleteLayout, lockLayouts, readLayout, writeLayout } from '../queries/layouts.ts'
import { topicOf } from '../topics.ts'
import { cardsOf, type Declared } from './declared.ts'

/** The last arrangement counts; other browsers of the person hear of it. It is no fact of the organisation, so history has none of it. */
export async function arrange(ctx: Ctx, asked: ArrangeDashboard, declared: Declared): Promise<{ done: true }> {
  const { area, device, tab, widgets } = asked
  if (area === 'admin' && !holdsFlag(ctx.actor, 'dashboard', 'administer')) throw new Problem('forbidden')
  const cards = await cardsOf(ctx, area, declared)
  const here = new Set(cards.filter((card) => tab === undefined || card.tab === tab).map(({ key }) => key))
  const own = [
    ...new Map(widgets.filter(({ key }) => here.has(key)).map((place): [string, WidgetPlace] => [place.key, place])).values(),
  ]
  return write(ctx, async (tx) => {
    await lockLayouts(tx.db, ctx.actor.id)
    const kept = (await readLayout(tx.db, ctx.actor.id, { area, device })) ?? []
    const all = [...own, ...kept.filter(({ key }) => !here.has(key))]
    if (all.length === 0) await deleteLayout(tx.db, ctx.actor.id, { area, device })
    else await writeLayout(tx.db, ctx.actor.id, { area, device, widgets: all })
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return { done: true }
  })
}
