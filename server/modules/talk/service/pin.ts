import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { MAX_PINNED } from '@diwan/contract/talk/limits'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { countPinned, setPinned } from '../queries/pins.ts'
import { rewriteLoggedMessage } from '../queries/rewrite-log.ts'
import { deliveredToAll } from '../presenter.ts'
import { lockMessage, shownMessage } from './edit.ts'
import { demandAct, type Talking } from './talk.ts'

/** For all who read it. Pinning twice changes nothing. */
export function pinMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { on, ...input }: InputOf<TalkEndpoints['pin']>,
): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { row, message } = await lockMessage(talking, ctx, tx, input)
    if (!talking.pins || message.deleted_at || message.kind === 'event') throw new Problem('not_found')
    demandAct(talking, ctx, row, 'pin', message.audience)
    if (on === (message.pinned_at !== null)) return { done: true }
    if (on && (await countPinned(tx.db, row.id)) >= MAX_PINNED) throw new Problem('talk.too_many_pinned')
    await setPinned(
      tx.db,
      message.id,
      on ? { pinned_at: ctx.clock.now(), pinned_by: ctx.actor.id } : { pinned_at: null, pinned_by: null },
    )

    const shown = deliveredToAll(await shownMessage(ctx, tx, row.id, message.id))
    const channel = talking.channel(row.id, message.audience)
    await rewriteLoggedMessage(tx.db, channel, shown)
    const delivery = { object: row.id, audience: message.audience, channels: [channel] }
    tx.record(talking.events.pinned, { id: row.id, message: shown }, delivery)
    if (on) await talking.wasPinned?.(ctx, tx, row, shown)
    return { done: true }
  })
}
