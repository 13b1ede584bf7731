import { MAX_EMOJI } from '@diwan/contract/talk/limits'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { turn } from '../queries/messages.ts'
import { countReactions, deleteReaction, insertReaction } from '../queries/reactions.ts'
import { demandAct, type Talking } from './talk.ts'
import { lockMessage } from './edit.ts'

/** Giving one twice, or taking back what was not given, changes nothing. */
export function react<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { emoji, on, ...input }: InputOf<TalkEndpoints['react']>,
): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { row, message } = await lockMessage(talking, ctx, tx, input)
    if (!talking.reactions || message.deleted_at || message.kind === 'event') throw new Problem('not_found')
    demandAct(talking, ctx, row, 'react', message.audience)
    const given = { messageId: message.id, emoji, userId: ctx.actor.id }
    const changed = on ? await insertReaction(tx.db, given, ctx.clock.now()) : await deleteReaction(tx.db, given)
    if (!changed) return { done: true }

    const { kinds, given: count } = await countReactions(tx.db, message.id, emoji)
    if (kinds > MAX_EMOJI) throw new Problem('talk.too_many_reactions')
    const { id, fullName, photo } = ctx.actor
    const delivery = { object: row.id, audience: message.audience, channels: [talking.channel(row.id, message.audience)] }
    tx.record(
      talking.events.reacted,
      {
        id: row.id,
        messageId: message.id,
        emoji,
        person: { id, fullName, photo },
        on,
        count,
        turn: await turn(tx.db, message.id),
      },
      delivery,
    )
    return { done: true }
  })
}
