import { sql } from 'kysely'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { sharedBy } from '../../../kit/list/shared-list.ts'
import type { SharedKind } from '../../../kit/module.ts'
import { reach } from '../access.ts'
import { pathOf } from './links.ts'
import { seenTickets } from './seen.ts'

const ticketsOf = sharedBy({
  table: 'tickets',
  reach,
  flag: 'tickets.view',
  as: ['own', 'assigned', 'participant'],
  sort: 'activity_at',
  where: sql`record.deleted_at is null`,
})

/** Those that the person opened, works on or follows. */
export const sharedTickets: SharedKind = {
  kind: 'ticket',
  module: 'tickets',
  read: async (ctx, personId, limit) => {
    const { ids, count } = await ticketsOf(ctx, personId, limit)
    const byId = new Map((await seenTickets(ctx.db, ctx.actor, ids)).map((row) => [row.id, row]))
    const items = ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const { short_id: shortId, subject: title, status, activity_at } = row
      return [{ id, shortId, title, status, progress: null, date: toSeconds(activity_at), path: pathOf(id) }]
    })
    return { items, count }
  },
}
