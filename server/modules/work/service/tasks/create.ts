import type { InputOf } from '@diwan/contract/kit/endpoint'
import { MAX_SUBTASKS } from '@diwan/contract/work/limits'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { Answers } from '@diwan/core/fields/field'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { beginCustom } from '../../../custom-fields/public.ts'
import { keepLabels } from '../../../labels/public.ts'
import { place } from '../../../ordering/public.ts'
import { canProject } from '../../access.ts'
import { keepTitle } from '../../queries/entries.ts'
import { holdList, readLists } from '../../queries/lists.ts'
import { readProject, type ProjectRow } from '../../queries/projects.ts'
import { insertTask, lockTask, TASKS } from '../../queries/tasks.ts'
import { demandMilestone } from '../projects/milestones.ts'
import { assign } from './assign.ts'
import { record, type Deed } from './command.ts'
import { customizedTasks } from './custom.ts'
import { beginDescription } from './description.ts'
import { spanOf } from './span.ts'

type Input = InputOf<typeof tasks.create>

/** Last in its list, which may set a status. */
export function createTask(ctx: Ctx, input: Input): Promise<TaskRecord> {
  return write(ctx, async (tx) => {
    const project = await readProject(tx.db, ctx.actor, input.id)
    demand(canProject, 'edit', ctx.actor, project)
    // a sub-task is one line: what is required of it is asked where it is opened
    const given: Answers | 'unasked' = input.custom ?? (input.parentId === undefined ? {} : 'unasked')
    const { id, deeds } = await addTask(ctx, tx, project, input, given)
    return record(ctx, tx, id, deeds)
  })
}

/** How far it came elsewhere. */
export interface Brought {
  readonly status?: TaskStatus | undefined
  readonly progress?: number | undefined
  /** Its days may have passed. */
  readonly past?: boolean | undefined
  /** What it says under custom fields. */
  readonly custom?: Answers | undefined
}

/** In the transaction of who asks, who has asked the policy of the project and records the deeds. */
export async function addTask(
  ctx: Ctx,
  tx: Tx,
  project: ProjectRow,
  input: Input,
  given: Answers | 'unasked',
  brought: Brought = {},
) {
  const { listId, parentId, ...placed } = await placeOf(ctx, tx, project, input, brought)
  const status = brought.status ?? placed.status
  const {
    title,
    priority = 'NORMAL',
    assigneeIds = [],
    labelIds = [],
    description = null,
    milestoneId = null,
    estimate = null,
  } = input
  await demandMilestone(tx.db, project.id, milestoneId)
  const span = await spanOf(ctx, tx.db, { start: null, end: null, days: null }, input, brought)
  const [by, at] = [ctx.actor.id, ctx.clock.now()]
  const id = await insertObject(tx.db, { kind: 'task', by, at })
  await insertTask(tx.db, {
    id,
    workspace_id: project.workspace_id,
    project_id: project.id,
    parent_id: parentId,
    list_id: listId,
    place: await place(tx.db, TASKS, { within: listId }),
    title,
    status,
    done_at: status === 'DONE' ? at : null,
    priority,
    milestone_id: milestoneId,
    own_progress: status === 'DONE' ? 0 : (brought.progress ?? 0),
    estimate,
    ...span,
    created_by: by,
    created_at: at,
    updated_at: at,
  })
  const text = description ? await beginDescription(ctx, tx, id, description) : ''
  await keepTitle(tx.db, { id, texts: [title, text], at })
  await keepLabels(tx.db, id, project.workspace_id, labelIds)
  const people = await assign(tx, { id, workspace_id: project.workspace_id }, assigneeIds)
  await beginCustom(ctx, tx, customizedTasks, { id, given, path: 'custom', begun: brought.custom })
  const deeds: Deed[] = [{ event: taskEvents.created }]
  if (people.length > 0) deeds.push({ event: taskEvents.assigned, people })
  return { id, deeds }
}

/** A sub-task lies where its task lies, one level deep; anything else in the list that is named, that sets its status, or in the first. */
async function placeOf(ctx: Ctx, tx: Tx, project: ProjectRow, { listId, parentId }: Input, brought: Brought) {
  if (parentId !== undefined) {
    const parent = await lockTask(tx.db, ctx.actor, parentId)
    const fits = parent?.project_id === project.id && parent.deleted_at === null && parent.parent_id === null
    if (!fits || parent.subtasks >= MAX_SUBTASKS)
      throw new Problem('workspace.not_a_parent', { fields: [{ path: 'parentId', code: 'task' }] })
    return { parentId, listId: parent.list_id, status: 'NEW' as TaskStatus }
  }
  const lists = listId === undefined ? await readLists(tx.db, project.id) : []
  const list =
    listId === undefined
      ? (lists.find(({ status }) => status !== null && status === brought.status) ?? lists[0])
      : await holdList(tx.db, listId)
  if (list?.project_id !== project.id) throw new Problem('workspace.list_missing')
  return { parentId: null, listId: list.id, status: (list.status ?? 'NEW') as TaskStatus }
}
