import { MAX_SNOOZE_DAYS } from '@diwan/contract/notifications/limits'
import type { notifications } from '@diwan/contract/notifications/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { paged } from '../../../kit/list/page.ts'
import type { ObjectKind } from '../../../kit/module.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { presentRow } from '../presenter/row.ts'
import { endSnoozes, finish, isInInbox, markRead, markUnread, mute, readInbox, snooze, type Own } from '../queries/inbox.ts'
import { topicOf } from '../topics.ts'
import { lostTo, unreadOf } from './read.ts'

type Done = { done: true }

export async function listInbox(
  ctx: Ctx,
  { view, after, limit }: InputOf<typeof notifications.inbox>,
  kinds: readonly ObjectKind[],
): Promise<OutputOf<typeof notifications.inbox>> {
  const found = await readInbox(ctx.db, { userId: ctx.actor.id, view, after: readCursor(after), limit: limit + 1 })
  const { rows, next } = paged(found, limit)
  const [lost, unread] = await Promise.all([lostTo(ctx, rows, kinds), unreadOf(ctx)])
  return { items: rows.map((row) => presentRow(row, lost.has(row.object_id))), next, unread }
}

/** What is done on one device is done on all: the others hear of it at once. */
async function own(ctx: Ctx, change: (db: Queryable) => Promise<void>): Promise<Done> {
  await ctx.db.transaction().execute(change)
  ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })
  return { done: true }
}

export const markSeen = (ctx: Ctx, { objectId }: InputOf<typeof notifications.markSeen>): Promise<Done> =>
  own(ctx, (db) => markRead(db, ctx.actor.id, objectId, ctx.clock.now()))

type OfObject = { readonly objectId: string }

/** A command on one row of the caller's inbox. An id that is not there is not found, whether it exists or not. */
const ownRow = (ctx: Ctx, { objectId }: OfObject, change: (db: Queryable, row: Own) => Promise<void>): Promise<Done> =>
  own(ctx, async (db) => {
    const row = { userId: ctx.actor.id, objectId }
    if (!(await isInInbox(db, row))) throw new Problem('not_found')
    await change(db, row)
  })

export const markUnseen = (ctx: Ctx, input: OfObject): Promise<Done> => ownRow(ctx, input, markUnread)

export async function snoozeRow(ctx: Ctx, { until, ...input }: InputOf<typeof notifications.snooze>): Promise<Done> {
  const now = ctx.clock.now()
  const at = new Date(until * 1_000)
  if (at <= now) throw new Problem('invalid_input', { fields: [{ path: 'until', code: 'time_past' }] })
  if (at.getTime() > now.getTime() + MAX_SNOOZE_DAYS * 86_400_000)
    throw new Problem('invalid_input', { fields: [{ path: 'until', code: 'too_big' }] })
  return ownRow(ctx, input, (db, row) => snooze(db, row, at))
}

export const wakeRow = (ctx: Ctx, input: OfObject): Promise<Done> => ownRow(ctx, input, (db, row) => snooze(db, row, null))

export const finishRow = (ctx: Ctx, input: OfObject): Promise<Done> =>
  ownRow(ctx, input, async (db, row) => {
    const at = ctx.clock.now()
    await markRead(db, row.userId, row.objectId, at)
    await finish(db, row, at)
  })

export const putBackRow = (ctx: Ctx, input: OfObject): Promise<Done> => ownRow(ctx, input, (db, row) => finish(db, row, null))

export const muteRow = (ctx: Ctx, input: OfObject): Promise<Done> => ownRow(ctx, input, (db, row) => mute(db, row, true))

export const unmuteRow = (ctx: Ctx, input: OfObject): Promise<Done> => ownRow(ctx, input, (db, row) => mute(db, row, false))

const BATCH = 500

/** Each minute: what was snoozed until now is there again, on every device. */
export async function wakeSnoozed({ db, clock, bus }: Portal): Promise<void> {
  for (;;) {
    const people = await endSnoozes(db, clock.now(), BATCH)
    if (people.length > 0) bus.publish({ topics: [...new Set(people)].map(topicOf) })
    if (people.length < BATCH) return
  }
}
