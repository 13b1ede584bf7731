import type { notifications } from '@diwan/contract/notifications/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Counter } from '@diwan/contract/kit/page'
import { readCursor } from '../../kit/http/cursor.ts'
import { paged } from '../../kit/list/page.ts'
import { counterOf } from '../../kit/list/counter.ts'
import type { ObjectKind } from '../../kit/module.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentNotification } from './presenter/notification.ts'
import { countUnread, markRead, readNotifications, type NotificationRow } from './queries.ts'
import { topicOf } from './topics.ts'

export async function listNotifications(
  ctx: Ctx,
  input: InputOf<typeof notifications.list>,
  kinds: readonly ObjectKind[],
): Promise<OutputOf<typeof notifications.list>> {
  const found = await readNotifications(ctx.db, ctx.actor.id, readCursor(input.after), input.limit + 1)
  const { rows, next } = paged(found, input.limit)
  const [lost, unread] = await Promise.all([lostTo(ctx, rows, kinds), unreadOf(ctx)])
  return {
    items: rows.map((row) => presentNotification(row, lost.has(row.object_id))),
    next,
    unread,
  }
}

export async function unreadOf({ db, actor }: Ctx): Promise<Counter> {
  return counterOf(await countUnread(db, actor.id))
}

/** What this person was told of and may no longer see: one question for each kind of object. */
async function lostTo(
  { portal, actor }: Ctx,
  rows: readonly NotificationRow[],
  kinds: readonly ObjectKind[],
): Promise<Set<string>> {
  const lost = await Promise.all(
    kinds.map(async (one) => {
      const ids = [...new Set(rows.filter((row) => row.kind === one.kind).map((row) => row.object_id))]
      if (!one.readable || ids.length === 0) return []
      const seen = new Set(await one.readable(portal, actor, ids))
      return ids.filter((id) => !seen.has(id))
    }),
  )
  return new Set(lost.flat())
}

/** Read on one device is read on all: the others hear of it at once. */
export async function markSeen(ctx: Ctx, { objectId }: InputOf<typeof notifications.markSeen>): Promise<{ done: true }> {
  await markRead(ctx.db, ctx.actor.id, objectId, ctx.clock.now())
  ctx.portal.bus.publish({ topics: [topicOf(ctx.actor.id)] })
  return { done: true }
}
