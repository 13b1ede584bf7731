import { CHAT_DEGREES } from '@diwan/contract/chat/vocabulary'
import { living } from '../../kit/access/living.ts'
import { relations, shared, within, type May } from '../../kit/access/reach.ts'
import type { ChatReach } from './queries/chat.ts'

const people = { kind: 'chat', degrees: CHAT_DEGREES, repeats: 'created_at' } as const

/** Nobody reads a chat but its people; its owners are its own. */
export const reach = relations<ChatReach>({
  member: shared({ ...people, atLeast: 'member' }),
  own: shared({ ...people, atLeast: 'owner' }),
})

/** The same, where at least admins count. */
const managing = relations<ChatReach>({ member: shared({ ...people, atLeast: 'admin' }) })

/** Whatever a role may hold, a stranger to the chat stays one. */
const inside =
  (may: May<ChatReach>): May<ChatReach> =>
  (actor, row) =>
    row.degree !== null && living(may)(actor, row)

export const can = {
  view: inside(within(reach, 'chat.view')),
  send: inside(within(reach, 'chat.send')),
  manage: inside((actor, row) => row.degree !== 'member' && within(managing, 'chat.manage')(actor, row)),
  moderate: inside(within(reach, 'chat.moderate')),
}
