import { sql } from 'kysely'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { sharedBy } from '../../../kit/list/shared-list.ts'
import type { SharedKind } from '../../../kit/module.ts'
import { can, reach } from '../access.ts'
import { readShownChats } from '../queries/chat-rows.ts'
import { pathOf } from './links.ts'

const groupsOf = sharedBy({
  table: 'chats',
  reach,
  flag: 'chat.view',
  as: ['member'],
  sort: 'active_at',
  where: sql`record.deleted_at is null and record.kind = 'group'`,
})

/** Groups of which both are members. */
export const sharedChats: SharedKind = {
  kind: 'chat',
  module: 'chat',
  read: async (ctx, personId, limit) => {
    const { ids, count } = await groupsOf(ctx, personId, limit)
    const rows = (await readShownChats(ctx.db, ctx.actor, ids, ctx.clock.now())).filter((row) => can.view(ctx.actor, row))
    const byId = new Map(rows.map((row) => [row.id, row]))
    const items = ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const bare = { shortId: null, status: null, progress: null }
      return [{ ...bare, id, title: row.name ?? '', date: toSeconds(row.active_at), path: pathOf(id) }]
    })
    return { items, count }
  },
}
