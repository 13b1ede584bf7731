import { noteKind, titleOf } from '@diwan/contract/notes/kind'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import { presentPerson } from '../../users/public.ts'
import { readReminded } from '../queries/bars.ts'

/** Own notes on the days of their reminders, at the times that were set for them. */
export const notesOnTimeline: TimelineSource = {
  kind: noteKind.name,
  type: 'comments',
  flag: 'notes.view',
  module: 'notes',
  bars: async ({ db, actor }, { from, to, after, limit }) => {
    const found = await readReminded(db, actor, { from, to, after: readCursor(after, 'text'), limit: limit + 1 })
    const { rows, next } = paged(found, limit)
    const items = rows.map((row) => ({
      id: row.id,
      kind: noteKind.name,
      type: 'comments' as const,
      title: titleOf(row) || '—',
      path: noteKind.path(row.id),
      startDate: null,
      dueDate: row.reminder_date,
      time: row.start_time,
      progress: null,
      done: false,
      person: presentPerson(row.created_by, row.owner_name, row.owner_photo),
      group: null,
      movable: false,
    }))
    return { items, next }
  },
}
