import type { ArrangeDashboard } from '@diwan/contract/dashboard/schemas/dashboard'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { deleteLayout, writeLayout } from '../queries.ts'
import { topicOf } from '../topics.ts'

/** The last arrangement counts; other browsers of the person hear of it. It is no fact of the organisation, so history has none of it. */
export function arrange(ctx: Ctx, layout: ArrangeDashboard): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    if (layout.widgets.length === 0) await deleteLayout(tx.db, ctx.actor.id, layout)
    else await writeLayout(tx.db, ctx.actor.id, layout)
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return { done: true }
  })
}
