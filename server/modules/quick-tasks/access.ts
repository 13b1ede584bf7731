import { inTrash, living } from '../../kit/access/living.ts'
import { relations, within } from '../../kit/access/reach.ts'
import type { QuickTaskReach } from './queries/quick-task.ts'

/** Its author, and the colleague to whom it was given. Role settings (data) say who holds it, per flag. */
export const reach = relations<QuickTaskReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  assigned: { column: 'assignee_id', ids: (actor) => [actor.id] },
})

export const can = {
  view: living(within(reach, 'quickTasks.view')),
  edit: living(within(reach, 'quickTasks.edit')),
  complete: living(within(reach, 'quickTasks.complete')),
  giveBack: living(within(reach, 'quickTasks.giveBack')),
  delete: living(within(reach, 'quickTasks.delete')),
  restore: inTrash(reach, 'quickTasks.view'),
}
