import type { chat } from '@diwan/contract/chat/endpoints'
import { chatEvents } from '@diwan/contract/chat/events'
import type { Chat } from '@diwan/contract/chat/schemas'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { readActors } from '../../access/public.ts'
import { takeFile } from '../../files/public.ts'
import { insertPeople } from '../../people/public.ts'
import { can } from '../access.ts'
import { insertChat, lockChat, lockPersonal } from '../queries/chat.ts'
import { keepName } from '../queries/entries.ts'
import { deliveryFor } from '../topics.ts'
import { chatPeople } from './people.ts'
import { shownChat } from './read.ts'
import { line } from './talk.ts'

type CreateInput = InputOf<typeof chat.create>

export const createGroup = (ctx: Ctx, input: CreateInput): Promise<Chat> =>
  write(ctx, async (tx) => shownChat(ctx, tx.db, await beginGroup(ctx, tx, input)))

/** In the transaction of what asks for it: the caller owns the group, the others are its members. Answers its id. */
export async function beginGroup(ctx: Ctx, tx: Tx, { name, description, photoId, userIds }: CreateInput): Promise<string> {
  const [by, at] = [ctx.actor, ctx.clock.now()]
  const id = await insertObject(tx.db, { kind: 'chat', by: by.id, at })
  if (photoId !== null) await takeFile(tx, { id: photoId, purpose: 'photo', ownerId: by.id, objectId: id })
  const row = { id, kind: 'group', name, description, photo_id: photoId, created_by: by.id, created_at: at, active_at: at }
  await insertChat(tx.db, row)
  await keepName(tx.db, id, name, at)
  await insertPeople(tx.db, { id, kind: 'chat', degree: 'owner', sortAt: at }, [by.id])

  const begun = (await lockChat(tx.db, by, id))!
  const others = userIds.filter((userId) => userId !== by.id)
  if (others.length > 0) await chatPeople.add(ctx, tx, begun, others, 'member')
  const told = deliveryFor(begun, others)
  tx.record(chatEvents.begun, { id, kind: 'group', by: { id: by.id, fullName: by.fullName, photo: by.photo } }, told)
  await line(ctx, tx, { ...begun, members: [by.id, ...others] }, 'created', { people: others, text: name })
  return id
}

/** There is one for each pair, whichever of them asks first; nobody is told of it before something is said. */
export function openPersonal(ctx: Ctx, { userId }: InputOf<typeof chat.personal>): Promise<Chat> {
  return write(ctx, async (tx) => {
    const [by, at] = [ctx.actor, ctx.clock.now()]
    const [first = '', second = ''] = [by.id, userId].toSorted()
    const known = await lockPersonal(tx.db, first, second)
    if (known !== undefined) return shownChat(ctx, tx.db, known)

    const id = await insertObject(tx.db, { kind: 'chat', by: by.id, at })
    await demandPartner(ctx, tx, userId)
    const pair = { first_id: first, second_id: second }
    await insertChat(tx.db, { id, kind: 'personal', ...pair, created_by: by.id, created_at: at, active_at: at })
    await insertPeople(tx.db, { id, kind: 'chat', degree: 'member', sortAt: at }, [first, second])
    const told = { object: id, audience: 'members' } as const
    tx.record(chatEvents.begun, { id, kind: 'personal', by: { id: by.id, fullName: by.fullName, photo: by.photo } }, told)
    return shownChat(ctx, tx.db, id)
  })
}

/** Another person, who is there and may read it. */
async function demandPartner(ctx: Ctx, tx: Tx, userId: string): Promise<void> {
  const [person] = userId === ctx.actor.id ? [] : await readActors({ db: tx.db, clock: ctx.clock }, [userId])
  const reads = person && can.view(person, { degree: 'member', deleted_at: null } as Parameters<typeof can.view>[1])
  if (!reads) throw new Problem('people.cannot_be_added')
}
