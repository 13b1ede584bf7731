import type { Document } from '@diwan/core/document'
import { withoutMentions } from '@diwan/core/light-text'
import type { chatForward } from '@diwan/contract/chat/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { copyBytes, insertCopies, type Copied } from '../../files/public.ts'
import { readMessage, readMessageFiles, readVoices } from '../../talk/public.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { readReach } from '../queries/chat.ts'
import { readOrigins } from '../queries/origins.ts'
import { readableChats } from './readable-chats.ts'
import { lockForSaying } from './schedule.ts'
import { chatTalk } from './talk.ts'

type Input = InputOf<typeof chatForward.forward>

/** Bytes are copied before the transaction; what may be read and where it may be said is judged before that and again inside. */
export async function forwardMessage(ctx: Ctx, input: Input): Promise<OutputOf<typeof chatForward.forward>> {
  const { fileIds } = await readSource(ctx, ctx.db, input)
  await demandTargets(ctx, input.to)
  const copies = new Map<string, Copied[]>()
  for (const id of input.to) copies.set(id, await copyBytes(ctx.portal, fileIds))
  try {
    return await write(ctx, (tx) => forward(ctx, tx, input, copies))
  } catch (error) {
    for (const { to } of [...copies.values()].flat()) await ctx.portal.storage.remove(to)
    throw error
  }
}

/** In one order, so that two who forward to the same chats do not wait for each other. */
async function forward(ctx: Ctx, tx: Tx, input: Input, copies: ReadonlyMap<string, readonly Copied[]>) {
  const items: { id: string; messageId: string }[] = []
  for (const id of input.to.toSorted()) {
    const row = await lockForSaying(ctx, tx, id)
    const { body, origin, wave } = await readSource(ctx, tx.db, input)
    const files = copies.get(id) ?? []
    await insertCopies(tx.db, files, ctx.actor.id, ctx.clock.now())
    const said = { audience: 'members', body, attachments: files.map(({ to }) => to), forwardedFrom: origin, wave } as const
    items.push({ id, messageId: (await chatTalk.say(ctx, tx, row, said)).id })
  }
  return { items }
}

/** As its reader sees it: nobody is called by it again. What was forwarded before keeps where it was said first. */
async function readSource({ actor }: Pick<Ctx, 'actor'>, db: Queryable, { id, messageId }: Input) {
  const [row] = await readReach(db, actor, [id])
  demand(can, 'view', actor, row)
  const message = await readMessage(db, id, messageId)
  if (!message || message.kind === 'event' || message.seq <= row.cleared_seq) throw new Problem('not_found')
  if (message.deleted_at) throw new Problem('chat.message_deleted')
  const files = (await readMessageFiles(db, [messageId])).get(messageId) ?? []
  return {
    body: withoutMentions(message.body as Document),
    wave: message.kind === 'voice' ? (await readVoices(db, [messageId])).get(messageId) : undefined,
    origin: message.forwarded_from ?? messageId,
    fileIds: files.map((file) => file.id),
  }
}

async function demandTargets({ db, actor }: Ctx, ids: readonly string[]): Promise<void> {
  const rows = new Map((await readReach(db, actor, ids)).map((row) => [row.id, row]))
  for (const id of ids) {
    const row = rows.get(id)
    demand(can, 'view', actor, row)
    demand(can, 'send', actor, row)
    if (row.closed) throw new Problem('chat.closed')
  }
}

/** Chat and author are named to those who read the message there; to others, and where it was deleted, nothing is. */
export async function listOrigins(
  ctx: Ctx,
  { ids }: InputOf<typeof chatForward.origins>,
): Promise<OutputOf<typeof chatForward.origins>> {
  const rows = await readOrigins(ctx.db, ids)
  const chats = await readableChats(
    ctx,
    ctx.db,
    rows.flatMap((row) => [row.copy_chat, row.object_id]),
  )
  const reads = (chat: string, seq: number) => seq > (chats.get(chat)?.cleared ?? Number.POSITIVE_INFINITY)
  return {
    items: rows.flatMap((row) => {
      const of = chats.get(row.object_id)
      if (!of || !reads(row.copy_chat, row.copy_seq) || !reads(row.object_id, row.seq)) return []
      return [
        {
          id: row.copy_id,
          chat: of.named,
          messageId: row.id,
          threadOf: row.thread_of,
          author: row.author_id === null ? null : presentPerson(row.author_id, row.author_name ?? '', row.author_photo),
          date: toSeconds(row.created_at),
        },
      ]
    }),
  }
}
