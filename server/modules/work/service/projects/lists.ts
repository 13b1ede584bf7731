import { between } from '@diwan/core/ordering'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { taskLists } from '@diwan/contract/work/endpoints/projects'
import { MAX_LISTS } from '@diwan/contract/work/limits'
import type { TaskList } from '@diwan/contract/work/schemas/projects'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { place } from '../../../ordering/public.ts'
import { presentList } from '../../presenter/project.ts'
import { deleteListRow, insertList, LISTS, readList, readLists, updateList, type ListRow } from '../../queries/lists.ts'
import type { ProjectRow } from '../../queries/projects.ts'
import { readWholeList, TASKS, updateTask } from '../../queries/tasks.ts'
import { arranged, lockArranged } from './arranged.ts'

type Input<E extends keyof typeof taskLists> = InputOf<(typeof taskLists)[E]>

const FIRST_LISTS = {
  ar: { NEW: 'للبدء', OPEN: 'قيد التنفيذ', DONE: 'منجزة' },
  en: { NEW: 'To do', OPEN: 'In progress', DONE: 'Done' },
} as const

/** What a board begins with, in the language of its maker. */
export async function beginLists({ actor }: Ctx, db: Queryable, projectId: string): Promise<void> {
  let key: string | null = null
  for (const status of ['NEW', 'OPEN', 'DONE'] as const) {
    key = between(key, null)
    const title = FIRST_LISTS[actor.language === 'en' ? 'en' : 'ar'][status]
    await insertList(db, { id: newId(), project_id: projectId, title, status, place: key })
  }
}

export function createList(ctx: Ctx, { id, ...said }: Input<'create'>): Promise<TaskList> {
  return write(ctx, async (tx) => {
    const project = await lockArranged(ctx, tx, id)
    if ((await readLists(tx.db, id)).length >= MAX_LISTS) throw new Problem('workspace.too_many_lists')
    const listId = newId()
    await insertList(tx.db, { id: listId, project_id: id, ...said, place: await place(tx.db, LISTS, { within: id }) })
    arranged(ctx, tx, project)
    return presentList((await readList(tx.db, listId))!)
  })
}

export function changeList(ctx: Ctx, { id, version, ...said }: Input<'change'>): Promise<TaskList> {
  return write(ctx, async (tx) => {
    const { list, project } = await lockList(ctx, tx, id)
    if (list.version !== version) throw new Problem('changed_meanwhile', { current: presentList(list) })
    await updateList(tx.db, id, { ...said, version: version + 1 })
    arranged(ctx, tx, project)
    return presentList((await readList(tx.db, id))!)
  })
}

export function moveList(ctx: Ctx, { id, after }: Input<'move'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { project } = await lockList(ctx, tx, id)
    await updateList(tx.db, id, { place: await place(tx.db, LISTS, { within: project.id, after, moved: id }) })
    arranged(ctx, tx, project)
    return { done: true as const }
  })
}

/** Its tasks stand last in another list of the project, in the order they had; their status stays. */
export function deleteList(ctx: Ctx, { id, to }: Input<'delete'>): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const { project } = await lockList(ctx, tx, id)
    const target = await readList(tx.db, to)
    if (target?.project_id !== project.id || to === id) throw new Problem('workspace.list_missing')
    for (const taskId of await readWholeList(tx.db, id)) {
      const key = await place(tx.db, TASKS, { within: to })
      await updateTask(tx.db, taskId, { list_id: to, place: key })
    }
    await deleteListRow(tx.db, id)
    arranged(ctx, tx, project)
    return { done: true as const }
  })
}

/** The list with its project, under the lock of the project: a list that is not seen is not there. */
async function lockList(ctx: Ctx, tx: Tx, id: string): Promise<{ list: ListRow; project: ProjectRow }> {
  const found = await readList(tx.db, id)
  if (!found) throw new Problem('not_found')
  const project = await lockArranged(ctx, tx, found.project_id)
  const list = await readList(tx.db, id)
  if (!list) throw new Problem('not_found')
  return { list, project }
}
