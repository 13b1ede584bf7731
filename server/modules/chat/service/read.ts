import type { chat } from '@diwan/contract/chat/endpoints'
import { chatChannel } from '@diwan/contract/chat/channels'
import type { Chat } from '@diwan/contract/chat/schemas'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { openedTogether } from '../../../kit/record/opened.ts'
import { firstNew, readNamed } from '../../talk/public.ts'
import { can } from '../access.ts'
import { presentChat } from '../presenter.ts'
import { clearedFor } from '../queries/chat.ts'
import { countersOf, pageOfChats } from '../queries/list.ts'
import { readShownChats, type ChatRow } from '../queries/chat-rows.ts'

type Reader = Pick<Ctx, 'actor' | 'clock'>
type Answer<E extends keyof typeof chat> = Promise<OutputOf<(typeof chat)[E]>>

async function shownRows({ actor, clock }: Reader, db: Queryable, ids: readonly string[]): Promise<ChatRow[]> {
  return (await readShownChats(db, actor, ids, clock.now())).filter((row) => can.view(actor, row))
}

async function present({ actor }: Reader, db: Queryable, rows: readonly ChatRow[]): Promise<Chat[]> {
  const lines = rows.flatMap(({ newest }) => newest?.line ?? [])
  const people = await readNamed(
    db,
    lines.flatMap(({ by, people: named }) => [...(by === null ? [] : [by]), ...named]),
  )
  return rows.map((row) => presentChat(actor, row, people))
}

/** In the order of these ids, of those that the caller reads. */
async function shown(ctx: Reader, db: Queryable, ids: readonly string[]): Promise<Chat[]> {
  const chats = new Map((await present(ctx, db, await shownRows(ctx, db, ids))).map((one) => [one.id, one]))
  return ids.flatMap((id) => chats.get(id) ?? [])
}

async function shownRow(ctx: Reader, db: Queryable, id: string): Promise<ChatRow> {
  const [row] = await shownRows(ctx, db, [id])
  demand(can, 'view', ctx.actor, row)
  return row
}

/** One chat as the caller sees it now; for others there is none. */
export async function shownChat(ctx: Reader, db: Queryable, id: string): Promise<Chat> {
  return (await present(ctx, db, [await shownRow(ctx, db, id)]))[0]!
}

export const listChats = (ctx: Ctx, input: InputOf<typeof chat.list>): Answer<'list'> =>
  pageOfChats(ctx, input, input, (rows) =>
    shown(
      ctx,
      ctx.db,
      rows.map(({ id }) => id),
    ),
  )

export async function countChats(ctx: Ctx, input: InputOf<typeof chat.count>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [input])
  return counter!
}

export async function openChat(ctx: Ctx, { id }: InputOf<typeof chat.open>): Answer<'open'> {
  const { db, actor } = ctx
  const { record, positions } = await openedTogether(ctx, [chatChannel(id)], async (one) => {
    const place = { objectId: id, audience: 'members', cleared: clearedFor(actor.id, id) } as const
    const [row, first] = await Promise.all([shownRow(ctx, one, id), firstNew(one, actor.id, place)])
    return { row, first }
  })
  return { chat: (await present(ctx, db, [record.row]))[0]!, firstUnread: record.first, positions }
}
