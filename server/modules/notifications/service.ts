import type { notifications } from '@diwan/contract/notifications/endpoints'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import { readCursor, writeCursor } from '../../kit/http/cursor.ts'
import type { Ctx } from '../../kit/portal.ts'
import { presentNotification } from './presenter/notification.ts'
import { hasUnseen, markAllSeen, readNotifications } from './queries.ts'

export async function listNotifications(
  ctx: Ctx,
  input: InputOf<typeof notifications.list>,
): Promise<OutputOf<typeof notifications.list>> {
  const found = await readNotifications(ctx.db, ctx.actor.id, readCursor(input.after), input.limit + 1)
  const rows = found.slice(0, input.limit)
  const last = found.length > input.limit ? rows.at(-1) : undefined
  return {
    items: rows.map(presentNotification),
    next: last ? writeCursor(last) : null,
    unseen: await hasUnseen(ctx.db, ctx.actor.id),
  }
}

export async function markSeen(ctx: Ctx): Promise<{ done: true }> {
  await markAllSeen(ctx.db, ctx.actor.id, ctx.clock.now())
  return { done: true }
}
