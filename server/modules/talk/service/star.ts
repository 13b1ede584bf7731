import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { readMessage } from '../queries/messages.ts'
import { readShownAnywhere } from '../queries/page.ts'
import { deleteStar, insertStar, readStarred } from '../queries/stars.ts'
import { topicOf } from '../topics.ts'
import { present } from './read.ts'
import { readRecord, reads, type Talking } from './talk.ts'

/** Stars belong to the reader: only their other devices are notified. */
export async function starMessage<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, messageId, on }: InputOf<TalkEndpoints['star']>,
): Promise<{ done: true }> {
  const row = await readRecord(talking, ctx, id)
  await write(ctx, async (tx) => {
    const message = await readMessage(tx.db, row.id, messageId)
    if (!message || message.deleted_at || message.kind === 'event' || !reads(talking, ctx.actor, row, message))
      throw new Problem('not_found')
    if (on) await insertStar(tx.db, { user_id: ctx.actor.id, message_id: messageId, object_id: row.id, at: ctx.clock.now() })
    else await deleteStar(tx.db, ctx.actor.id, messageId)
    return { done: true }
  })
  ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })
  return { done: true }
}

/** Lists stars in records that the caller still reads; the others are left out, as if they had never existed. */
export async function listStarred<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { after, limit }: InputOf<TalkEndpoints['starred']>,
): Promise<OutputOf<TalkEndpoints['starred']>> {
  const found = await readStarred(ctx.db, { userId: ctx.actor.id, kind: talking.kind }, readCursor(after), limit + 1)
  const { rows, next } = paged(found, limit)
  const records = new Map(
    (await talking.read(ctx.db, ctx.actor, [...new Set(rows.map(({ object_id }) => object_id))])).map((row) => [row.id, row]),
  )
  const shown = await readShownAnywhere(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const readable = shown.filter((message) => {
    const record = records.get(message.object_id)
    return record && message.deleted_at === null && reads(talking, ctx.actor, record, message)
  })
  const messages = new Map((await present(ctx, readable)).map((message) => [message.id, message]))
  const items = rows.flatMap(({ id, object_id }) => {
    const message = messages.get(id)
    return message ? [{ id: object_id, message }] : []
  })
  return { items, next }
}
