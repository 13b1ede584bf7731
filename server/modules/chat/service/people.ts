import type { chatPeople as endpoints } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import { MAX_CHAT_PEOPLE } from '@diwan/contract/chat/limits'
import { CHAT_DEGREES } from '@diwan/contract/chat/vocabulary'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { redactEntries } from '../../../kit/record/channels.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { people, sharers } from '../../people/public.ts'
import { can } from '../access.ts'
import { lockChat, readReach, type ChatReach } from '../queries/chat.ts'
import { deliveryFor } from '../topics.ts'
import { line } from './talk.ts'

type Input<E extends keyof typeof endpoints> = InputOf<(typeof endpoints)[E]>

export const chatPeople = people<ChatReach, (typeof CHAT_DEGREES)[number]>({
  kind: 'chat',
  degrees: CHAT_DEGREES,
  owner: 'owner',
  most: MAX_CHAT_PEOPLE,
  sortAt: ({ created_at }) => created_at,
  maySee: (person, row, degree) => can.view(person, { ...row, degree }),
  told: deliveryFor,
  events: chatEvents,
})

/** Lock, demand, change, and a line between the messages for all to read. */
const command = (
  ctx: Ctx,
  id: string,
  flag: 'manage' | 'view',
  change: (tx: Tx, row: ChatReach) => Promise<void>,
): Promise<{ done: true }> =>
  write(ctx, async (tx) => {
    const row = await lockChat(tx.db, ctx.actor, id)
    demand(can, flag, ctx.actor, row)
    if (row.kind === 'personal') throw new Problem('chat.personal')
    await change(tx, row)
    return { done: true }
  })

export async function listPeople(ctx: Ctx, { id }: Input<'people'>) {
  const [row] = await readReach(ctx.db, ctx.actor, [id])
  demand(can, 'view', ctx.actor, row)
  return { items: await sharers<(typeof CHAT_DEGREES)[number]>(ctx.db, id) }
}

/** Who is added sees all that was said before. */
export const addPeople = (ctx: Ctx, { id, userIds, degree }: Input<'addPeople'>) =>
  command(ctx, id, 'manage', async (tx, row) => {
    const added = await chatPeople.add(ctx, tx, row, userIds, degree)
    if (added.length > 0) await line(ctx, tx, { ...row, members: [...row.members, ...added] }, 'added', { people: added })
  })

export const changePerson = (ctx: Ctx, { id, userId, degree }: Input<'changePerson'>) =>
  command(ctx, id, 'manage', async (tx, row) => {
    if (await chatPeople.change(ctx, tx, row, userId, degree))
      await line(ctx, tx, row, 'degree', { people: [userId], text: degree })
  })

/** A stream that is resumed reads again what it told, and does not name what its person has left. */
const hideTold = (db: Queryable, userId: string, id: string): Promise<void> => redactEntries(db, [`user:${userId}`], [id])

/** Who is removed, or leaves, sees nothing of it any more. */
export const removePerson = (ctx: Ctx, { id, userId }: Input<'removePerson'>) =>
  command(ctx, id, 'manage', async (tx, row) => {
    if (!(await chatPeople.remove(ctx, tx, row, userId))) return
    await hideTold(tx.db, userId, row.id)
    await line(ctx, tx, row, 'removed', { people: [userId] })
  })

export const leaveChat = (ctx: Ctx, { id }: Input<'leave'>) =>
  command(ctx, id, 'view', async (tx, row) => {
    await chatPeople.leave(ctx, tx, row)
    await hideTold(tx.db, ctx.actor.id, row.id)
    await line(ctx, tx, row, 'left')
  })

export const handOver = (ctx: Ctx, { id, userId }: Input<'handOver'>) =>
  command(ctx, id, 'manage', async (tx, row) => {
    if (userId === ctx.actor.id) return
    await chatPeople.handOver(ctx, tx, row, userId)
    await line(ctx, tx, { ...row, members: [...new Set([...row.members, userId])] }, 'handed_over', { people: [userId] })
  })
