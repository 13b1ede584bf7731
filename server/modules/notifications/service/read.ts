import type { notifications } from '@diwan/contract/notifications/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { Counter } from '@diwan/contract/kit/page'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import type { ObjectKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentNotification } from '../presenter/notification.ts'
import { countUnread } from '../queries/inbox.ts'
import { readNotifications } from '../queries/notifications.ts'

export async function listNotifications(
  ctx: Ctx,
  { objectId, after, limit }: InputOf<typeof notifications.list>,
  kinds: readonly ObjectKind[],
): Promise<OutputOf<typeof notifications.list>> {
  const asked = { userId: ctx.actor.id, objectId, after: readCursor(after), limit: limit + 1 }
  const { rows, next } = paged(await readNotifications(ctx.db, asked), limit)
  const [lost, unread] = await Promise.all([lostTo(ctx, rows, kinds), unreadOf(ctx)])
  return { items: rows.map((row) => presentNotification(row, lost.has(row.object_id))), next, unread }
}

export async function unreadOf({ db, actor }: Ctx): Promise<Counter> {
  return counterOf(await countUnread(db, actor.id))
}

interface About {
  readonly object_id: string
  readonly kind: string
}

/** What this person was told of and may no longer see: one question for each kind of object. */
export async function lostTo(
  { portal, actor }: Pick<Ctx, 'portal' | 'actor'>,
  rows: readonly About[],
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
