import { counterOf } from '../../../kit/list/counter.ts'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import type { Audience } from '@diwan/contract/kit/audience'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { readMessage } from '../queries/messages.ts'
import { countUnread, lowerMark, raiseMark } from '../queries/reading.ts'
import { topicOf } from '../topics.ts'
import { audiencesOf, chosenAudience, clearedOf, readRecord, reads, type Talking } from './talk.ts'

type Input<E extends keyof TalkEndpoints> = InputOf<TalkEndpoints[E]>
type Output<E extends keyof TalkEndpoints> = Promise<OutputOf<TalkEndpoints[E]>>

/** A message read on one device is read on all: the others are notified at once. */
export async function readUpTo<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, threadOf = id, seq, version, ...input }: Input<'read'>,
): Output<'read'> {
  const row = await readRecord(talking, ctx, id)
  const audience = chosenAudience(talking, ctx, row, 'read', input.audience)
  await demandThread(ctx, row.id, audience, threadOf)
  const mark = await raiseMark(ctx.db, ctx.actor.id, { objectId: id, audience, threadOf }, { seq, version })
  hint(ctx)
  await talking.wasRead?.(ctx, row)
  return mark
}

/** Otherwise anybody could keep marks without end. */
async function demandThread({ db }: Ctx, objectId: string, audience: Audience, threadOf: string): Promise<void> {
  if (threadOf === objectId) return
  const root = await readMessage(db, objectId, threadOf)
  if (!root || root.audience !== audience || root.thread_of !== null) throw new Problem('not_found')
}

export async function markUnread<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { id, messageId }: Input<'markUnread'>,
): Output<'markUnread'> {
  const row = await readRecord(talking, ctx, id)
  const message = await readMessage(ctx.db, row.id, messageId)
  const audience = message?.audience as Audience
  if (!message || !reads(talking, ctx.actor, row, message)) throw new Problem('not_found')
  const place = { objectId: id, audience, threadOf: message.thread_of ?? id }
  const mark = await lowerMark(ctx.db, ctx.actor.id, place, message.seq - 1)
  hint(ctx)
  await talking.wasRead?.(ctx, row)
  return mark
}

/** Counts in one query for all records; those the caller does not read are left out. */
export async function unreadOf<Row extends { readonly id: string }>(
  talking: Talking<Row>,
  ctx: Ctx,
  { ids }: Input<'unread'>,
): Output<'unread'> {
  const rows = await talking.read(ctx.db, ctx.actor, ids)
  const places = rows.flatMap((row) =>
    audiencesOf(talking, ctx.actor, row, 'read').map((audience) => ({
      objectId: row.id,
      audience,
      cleared: clearedOf(talking, row),
    })),
  )
  const counts = new Map<string, number>(places.map(({ objectId }) => [objectId, 0]))
  for (const { object_id, count } of await countUnread(ctx.db, ctx.actor.id, places))
    counts.set(object_id, counts.get(object_id)! + count)
  return { items: [...counts].map(([id, count]) => ({ id, unread: counterOf(count) })) }
}

const hint = ({ portal, actor }: Ctx): void => portal.bus.publish({ topics: [topicOf(actor.id)] })
