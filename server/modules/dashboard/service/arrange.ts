import { MAX_WIDGETS } from '@diwan/contract/dashboard/limits'
import type { ArrangeDashboard, WidgetPlace } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { deleteLayout, readLayout, writeLayout } from '../queries/layouts.ts'
import { topicOf } from '../topics.ts'

/** The last arrangement counts; other browsers of the person hear of it. It is no fact of the organisation, so history has none of it. */
export function arrange(ctx: Ctx, layout: ArrangeDashboard): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    if (layout.widgets.length === 0) await deleteLayout(tx.db, ctx.actor.id, layout)
    else await writeLayout(tx.db, ctx.actor.id, { ...layout, widgets: [...layout.widgets, ...(await others(tx, ctx, layout))] })
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return { done: true }
  })
}

/** A tab of the administration arranges its own widgets; those of the other tabs stay where they are. */
async function others(tx: Tx, ctx: Ctx, { widgets, ...whose }: ArrangeDashboard): Promise<readonly WidgetPlace[]> {
  const kept = (await readLayout(tx.db, ctx.actor.id, whose)) ?? []
  const arranged = new Set(widgets.map(({ key }) => key))
  return kept.filter(({ key }) => !arranged.has(key)).slice(0, MAX_WIDGETS - widgets.length)
}
