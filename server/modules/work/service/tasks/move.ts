import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { place } from '../../../ordering/public.ts'
import { holdList } from '../../queries/lists.ts'
import { TASKS } from '../../queries/tasks.ts'
import { command } from './command.ts'
import { entering } from './status.ts'

/** Only the moved task changes: a list is never numbered again. What was given up keeps its status wherever it is put. */
export const placeTask = (ctx: Ctx, { id, listId, after, leaveSubtasks }: InputOf<typeof tasks.move>): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    const list = await holdList(tx.db, listId)
    if (list?.project_id !== row.project_id) throw new Problem('workspace.list_missing')
    const status = row.status === 'CANCELED' ? null : (list.status as TaskStatus | null)
    const entered = status !== null && status !== row.status ? await entering(ctx, tx, row, status, leaveSubtasks) : {}
    const key = await place(tx.db, TASKS, { within: listId, after: after === id ? null : after, moved: id })
    return {
      set: { list_id: listId, place: key, ...entered },
      effects: [{ event: taskEvents.moved, ...(listId !== row.list_id && { what: list.title }) }],
    }
  })
