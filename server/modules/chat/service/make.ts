import { truncate } from '@diwan/core/truncate'
import { MAX_CHAT_NAME } from '@diwan/contract/chat/limits'
import { CreateChat, MakeChat } from '@diwan/contract/chat/schemas'
import { inputOf } from '../../../kit/http/input.ts'
import type { Action } from '../../../kit/module.ts'
import { beginGroup } from './begin.ts'

/** A group about a record, which it leads back to. It has members of its own: who reads the record does not read it. */
export const chatOfThis: Action<typeof MakeChat> = {
  key: 'chat.make',
  module: 'chat',
  flag: 'create',
  choices: MakeChat,
  make: (ctx, tx, { title }, { name, userIds }) =>
    beginGroup(ctx, tx, inputOf(CreateChat, { name: name ?? truncate(title, MAX_CHAT_NAME - 1), userIds: userIds ?? [] })),
}
