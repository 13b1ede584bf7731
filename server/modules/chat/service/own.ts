import type { chat } from '@diwan/contract/chat/endpoints'
import { MAX_PINNED_CHATS } from '@diwan/contract/chat/limits'
import type { Chat } from '@diwan/contract/chat/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { countPinnedOf, setOwn } from '../../people/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'
import { topicOf } from '../topics.ts'
import { shownChat } from './read.ts'

/** The caller's own: their other devices hear of it, and nobody else. */
export function changeOwn(ctx: Ctx, { id, archived, starred, pinned, muted, level }: InputOf<typeof chat.own>): Promise<Chat> {
  return write(ctx, async (tx) => {
    const [row] = await readReach(tx.db, ctx.actor, [id])
    demand(can, 'view', ctx.actor, row)
    const before = await shownChat(ctx, tx.db, id)
    if (pinned && !before.own.pinned && (await countPinnedOf(tx.db, ctx.actor.id, 'chat')) >= MAX_PINNED_CHATS)
      throw new Problem('chat.too_many_pinned')
    const at = ctx.clock.now()
    const since = (on: boolean) => (on ? at : null)
    await setOwn(tx.db, id, ctx.actor.id, {
      ...(archived !== undefined && { archived_at: since(archived) }),
      ...(starred !== undefined && { starred_at: since(starred) }),
      ...(pinned !== undefined && { pinned_at: since(pinned) }),
      ...(muted !== undefined && { muted }),
      ...(level !== undefined && { level }),
    })
    tx.afterwards(() => Promise.resolve(ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })))
    return shownChat(ctx, tx.db, id)
  })
}
