import type { chat } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import type { Chat } from '@diwan/contract/chat/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { releaseFile, takeFile } from '../../files/public.ts'
import { can } from '../access.ts'
import { lockChat, updateChat, type ChatReach } from '../queries/chat.ts'
import { keepName } from '../queries/entries.ts'
import { deliveryFor } from '../topics.ts'
import { shownChat } from './read.ts'
import { line } from './talk.ts'

type Input = InputOf<typeof chat.change>

export function changeChat(ctx: Ctx, input: Input): Promise<Chat> {
  return write(ctx, async (tx) => {
    const row = await lockChat(tx.db, ctx.actor, input.id)
    demand(can, 'manage', ctx.actor, row) // nobody manages a personal chat
    if (input.version !== row.version) throw new Problem('changed_meanwhile', { current: await shownChat(ctx, tx.db, row.id) })
    const { name, description, photoId } = differing(row, input)
    if (name === undefined && description === undefined && photoId === undefined) return shownChat(ctx, tx.db, row.id)

    const set = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(photoId !== undefined && { photo_id: photoId }),
    }
    if (photoId) await takeFile(tx, { id: photoId, purpose: 'photo', ownerId: ctx.actor.id, objectId: row.id })
    await updateChat(tx.db, row.id, { ...set, version: row.version + 1 })
    if (photoId !== undefined && row.photo_id !== null) await releaseFile(ctx.portal, tx, row.photo_id)
    if (name !== undefined) await keepName(tx.db, row.id, name, row.created_at)
    await record(ctx, tx, row)
    if (name !== undefined) await line(ctx, tx, row, 'renamed', { text: name })
    if (description !== undefined) await line(ctx, tx, row, 'described')
    if (photoId !== undefined) await line(ctx, tx, row, 'photo')
    return shownChat(ctx, tx.db, row.id)
  })
}

/** Only what is asked for and is not so already. */
function differing(
  row: ChatReach,
  { name, description, photoId }: Input,
): Partial<Pick<Input, 'name' | 'description' | 'photoId'>> {
  return {
    ...(name !== row.name && name !== undefined && { name }),
    ...(description !== row.description && description !== undefined && { description }),
    ...(photoId !== row.photo_id && photoId !== undefined && { photoId }),
  }
}

async function record(ctx: Ctx, tx: Tx, row: ChatReach): Promise<void> {
  const { id, name, description, photo, version } = await shownChat(ctx, tx.db, row.id)
  const by = { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo }
  tx.record(chatEvents.altered, { id, name, description, photo, version, by }, deliveryFor(row))
}
