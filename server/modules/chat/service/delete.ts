import { chatEvents } from '@diwan/contract/chat/events'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { trash } from '../../../kit/record/life.ts'
import { write } from '../../../kit/record/write.ts'
import { setOwn } from '../../people/public.ts'
import { can } from '../access.ts'
import { lockChat } from '../queries/chat.ts'
import { deliveryFor, topicOf } from '../topics.ts'

/** A group goes for all at once, and what was written in it with the next night. A personal chat goes for the caller alone. */
export function deleteChat(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockChat(tx.db, ctx.actor, id)
    demand(can, 'view', ctx.actor, row)
    if (row.kind === 'personal') {
      await setOwn(tx.db, id, ctx.actor.id, { cleared_seq: row.last_seq, archived_at: null, pinned_at: null, starred_at: null })
      tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
      return { done: true }
    }
    demand(can, 'moderate', ctx.actor, row)
    await trash(ctx, tx, id, 0)
    tx.record(
      chatEvents.gone,
      { id, by: { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo } },
      deliveryFor(row),
    )
    return { done: true }
  })
}
