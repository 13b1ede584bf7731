import { taskEvents } from '@diwan/contract/work/events'
import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import { demand } from '../../../../kit/access/demand.ts'
import type { CustomizedKind } from '../../../../kit/module.ts'
import { canTask } from '../../access.ts'
import { lockTask } from '../../queries/tasks.ts'
import { deliveryForTask } from '../../topics.ts'

/** Who works in its workspace changes the custom fields of a task. */
export const customizedTasks: CustomizedKind = {
  kind: 'task',
  module: 'workspace',
  of: { nameAr: ar.found_task, nameEn: en.found_task },
  audience: 'members',
  event: taskEvents.customized,
  take: async (ctx, { db }, id) => {
    const row = await lockTask(db, ctx.actor, id)
    demand(canTask, 'edit', ctx.actor, row)
    return deliveryForTask({ id, projectId: row.project_id, assignees: row.assignees.map((person) => person.id) })
  },
}
