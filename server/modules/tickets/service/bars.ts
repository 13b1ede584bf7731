import { addDays } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import { presentPerson } from '../../users/public.ts'
import { readWaitingUntil } from '../queries/bars.ts'

/** Tickets that wait for a date, on that day of the reader. */
export const ticketsOnTimeline: TimelineSource = {
  kind: 'ticket',
  type: 'activities',
  flag: 'tickets.view',
  module: 'tickets',
  bars: async ({ db, actor }, { from, to, scope, after, limit }) => {
    const { zone } = actor.reading
    const instant = (day: string) => new Date(startOfDay(zone, day) * 1000)
    const found = await readWaitingUntil(db, actor, {
      from: instant(from),
      until: instant(addDays(to, 1)),
      mine: scope === 'mine',
      after: readCursor(after),
      limit: limit + 1,
    })
    const { rows, next } = paged(found, limit)
    const items = rows.map((row) => ({
      id: row.id,
      kind: 'ticket',
      type: 'activities' as const,
      title: row.subject,
      path: `/ticket-thread/${row.id}`,
      startDate: null,
      dueDate: dayIn(zone, toSeconds(row.wakes_at)),
      progress: null,
      done: false,
      person: row.assignee_id === null ? null : presentPerson(row.assignee_id, row.assignee_name ?? '', row.assignee_photo),
      group: null,
      movable: false,
    }))
    return { items, next }
  },
}
