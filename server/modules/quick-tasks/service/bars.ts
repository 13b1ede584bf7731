import { quickTaskKind } from '@diwan/contract/quick-tasks/kind'
import { readCursor } from '../../../kit/http/cursor.ts'
import { paged } from '../../../kit/list/page.ts'
import type { TimelineSource } from '../../../kit/module.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access.ts'
import { readDated } from '../queries/bars.ts'

/** Open quick tasks on their days, at their times. Nobody sees more of them than those they wrote or were given. */
export const quickTasksOnTimeline: TimelineSource = {
  kind: quickTaskKind.name,
  type: 'toDo',
  flag: 'quickTasks.view',
  module: 'quickTasks',
  bars: async ({ db, actor }, { from, to, scope, after, limit }) => {
    const asked = { from, to, mine: scope === 'mine', after: readCursor(after, 'text'), limit: limit + 1 }
    const { rows, next } = paged(await readDated(db, actor, asked), limit)
    const items = rows.map((row) => ({
      id: row.id,
      kind: quickTaskKind.name,
      type: 'toDo' as const,
      title: row.title,
      path: quickTaskKind.path(row.id),
      startDate: null,
      dueDate: row.day,
      time: row.time,
      progress: null,
      done: false,
      person: presentPerson(row.person_id, row.person_name, row.person_photo),
      group: null,
      movable: can.edit(actor, row),
    }))
    return { items, next }
  },
}
