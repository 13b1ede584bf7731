import { fold } from '@diwan/core/arabic-fold'
import { linesOf } from '@diwan/core/document'
import { truncate } from '@diwan/core/truncate'
import { MAX_CHAT_NAME } from '@diwan/contract/chat/limits'
import { CreateChat, MakeChat, SayOfThis } from '@diwan/contract/chat/schemas'
import { inputOf } from '../../../kit/http/input.ts'
import type { Action } from '../../../kit/module.ts'
import { can } from '../access.ts'
import { readShownChats } from '../queries/chat-rows.ts'
import { pageOfChats } from '../queries/list.ts'
import { beginGroup } from './begin.ts'
import { lockForSaying } from './schedule.ts'
import { chatTalk } from './talk.ts'

/** A group about a record, which it leads back to. It has members of its own: who reads the record does not read it. */
export const chatOfThis: Action<typeof MakeChat> = {
  key: 'chat.make',
  module: 'chat',
  flag: 'create',
  choices: MakeChat,
  make: (ctx, tx, { title }, { name, userIds }) =>
    beginGroup(ctx, tx, inputOf(CreateChat, { name: name ?? truncate(title, MAX_CHAT_NAME - 1), userIds: userIds ?? [] })),
}

/** The latest chats of a person are those that are meant. */
const CHATS_LOOKED_AT = 200

/** A message in a chat of the caller: its address becomes the card of the record, for those of its readers who may see that. */
export const messageOfThis: Action<typeof SayOfThis> = {
  key: 'chat.say',
  module: 'chat',
  flag: 'send',
  choices: SayOfThis,
  named: async (ctx, { q, limit }) => {
    const { items } = await pageOfChats(ctx, { view: 'all' }, { limit: CHATS_LOOKED_AT }, (rows) => [...rows])
    const rows = await readShownChats(
      ctx.db,
      ctx.actor,
      items.map(({ id }) => id),
      ctx.clock.now(),
    )
    const byId = new Map(rows.filter((row) => can.send(ctx.actor, row) && !row.closed).map((row) => [row.id, row]))
    const names = items.flatMap(({ id }) => {
      const name = byId.get(id)?.name ?? byId.get(id)?.other_name
      return name && fold(name).includes(fold(q)) ? [{ id, nameAr: name, nameEn: name }] : []
    })
    return names.slice(0, limit)
  },
  make: async (ctx, tx, { title, body, address }, { chatId }) => {
    const row = await lockForSaying(ctx, tx, chatId)
    const dir = ctx.actor.language === 'ar' ? 'rtl' : 'ltr'
    const words = body?.content ?? linesOf(title, dir)
    const content = address === undefined ? words : [...words, ...linesOf(address, 'ltr')]
    const message = await chatTalk.say(ctx, tx, row, { audience: 'members', body: { type: 'doc', content }, attachments: [] })
    return { id: chatId, part: message.id }
  },
}
