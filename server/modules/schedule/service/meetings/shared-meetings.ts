import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import { sql } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { sharedBy } from '../../../../kit/list/shared-list.ts'
import type { SharedKind } from '../../../../kit/module.ts'
import { can, reach } from '../../access/meetings.ts'
import { readMeetings } from '../../queries/meetings/meeting.ts'

const meetingsOf = sharedBy({
  table: 'meetings',
  reach,
  flag: 'schedule.meetings.view',
  as: ['participant'],
  sort: 'ends_at',
  where: sql`record.deleted_at is null and record.status = 'OPEN'`,
})

/** Those in which both take part, the latest first. */
export const sharedMeetings: SharedKind = {
  kind: 'meeting',
  module: 'schedule',
  read: async (ctx, personId, limit) => {
    const { ids, count } = await meetingsOf(ctx, personId, limit)
    const byId = new Map((await readMeetings(ctx.db, ids)).filter((row) => can.view(ctx.actor, row)).map((row) => [row.id, row]))
    const items = ids.flatMap((id) => {
      const row = byId.get(id)
      if (!row) return []
      const { short_id: shortId, title, starts_at } = row
      return [{ id, shortId, title, status: null, progress: null, date: toSeconds(starts_at), path: meetingKind.path(id) }]
    })
    return { items, count }
  },
}
