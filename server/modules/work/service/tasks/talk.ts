import { taskChannel } from '@diwan/contract/work/channels'
import { taskTalk as endpoints } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import { COMMENT_EDIT_SECONDS } from '@diwan/contract/work/limits'
import { demand } from '../../../../kit/access/demand.ts'
import { readDegrees } from '../../../people/public.ts'
import { talk } from '../../../talk/public.ts'
import { mentionable } from '../../../writing/public.ts'
import { canProject, canTask } from '../../access.ts'
import { lockTask, readTask, readTasks, type TaskRow } from '../../queries/tasks.ts'
import { standingOf } from '../policy.ts'

/** Comments: all who see a task write them, and answer each other; what is archived is only read. */
export const taskTalk = talk<TaskRow>({
  kind: 'task',
  audiences: ['members'],
  endpoints,
  events: taskEvents,
  draft: 'task_comment',
  read: readTasks,
  lock: lockTask,
  accessRow: (db, id) => standingOf(readTasks, db, id),
  may: (actor, row, act) => {
    if (act === 'moderate') return canProject.manage(actor, row)
    return act !== 'pin' && canTask.view(actor, row)
  },
  refuses: ({ archived }) => (archived ? 'workspace.archived' : undefined),
  channel: taskChannel,
  purpose: 'attachment10',
  threads: true,
  reactions: true,
  editSeconds: COMMENT_EDIT_SECONDS,
})

/** Those who read the task, its workspace first. */
export const findMentionable = mentionable({
  others: false,
  place: async (ctx, id) => {
    const row = await readTask(ctx.db, ctx.actor, id)
    demand(canTask, 'view', ctx.actor, row)
    const degrees = await readDegrees(ctx.db, row.workspace_id)
    return {
      likely: [...degrees.keys()],
      reads: (person) => canTask.view(person, { ...row, degree: degrees.get(person.id) ?? null }),
    }
  },
})
