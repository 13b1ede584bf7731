import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Audience } from '@diwan/contract/kit/audience'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { paged } from '../../../kit/list/page.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentPerson } from '../../users/public.ts'
import { readMessage } from '../queries/messages.ts'
import { readByName } from '../queries/people.ts'
import { readersUpTo } from '../queries/reading.ts'
import { readRecord, reads, type Talking } from './talk.ts'

/** Derived from the marks: no row is kept for a message and its reader. */
export async function readReaders<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, messageId, after, limit }: InputOf<TalkEndpoints['readers']>,
): Promise<OutputOf<TalkEndpoints['readers']>> {
  const row = await readRecord(talking, ctx, id)
  const message = await readMessage(ctx.db, row.id, messageId)
  if (!message || !reads(talking, ctx.actor, row, message)) throw new Problem('not_found')
  const place = {
    objectId: row.id,
    audience: message.audience as Audience,
    threadOf: message.in_main ? row.id : message.thread_of!,
  }
  const marked = await readersUpTo(ctx.db, place, message.seq)
  const others = marked.filter((one) => one !== message.author_id)
  const showing = await talking.receipts?.(ctx, row, others)
  if (!showing) return { items: [], next: null, count: 0, shown: false }
  const found = await readByName(ctx.db, showing, readCursor(after, 'text'), limit + 1)
  const { rows, next } = paged(found, limit)
  const items = rows.map((one) => presentPerson(one.id, one.full_name, one.photo_id))
  return { items, next, count: showing.length, shown: true }
}
