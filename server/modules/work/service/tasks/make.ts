import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { CreateTask, MakeTask } from '@diwan/contract/work/schemas/tasks'
import { truncate } from '@diwan/core/truncate'
import { demand } from '../../../../kit/access/demand.ts'
import { inputOf } from '../../../../kit/http/input.ts'
import type { Action } from '../../../../kit/module.ts'
import { canProject } from '../../access.ts'
import { readLists } from '../../queries/lists.ts'
import { findOwnProjects, readProject } from '../../queries/projects.ts'
import { record } from './command.ts'
import { addTasks } from './create.ts'
import { deleteTask } from './delete.ts'

const namedSo = (id: string, title: string) => ({ id, nameAr: title, nameEn: title })

/** A task of what somebody reads elsewhere, in a list of a project where they add tasks; what is required of it is asked where it is opened. */
export const taskOfThis: Action<typeof MakeTask> = {
  key: 'workspace.make',
  module: 'workspace',
  flag: 'edit',
  choices: MakeTask,
  named: async ({ db, actor }, { q, of, person, limit }) => {
    if (of === undefined)
      return (await findOwnProjects(db, actor, { q, person, limit })).map(({ id, title }) => namedSo(id, title))
    const project = await readProject(db, actor, of)
    demand(canProject, 'edit', actor, project)
    return (await readLists(db, of)).map(({ id, title }) => namedSo(id, title))
  },
  make: async (ctx, tx, { title, body }, { projectId, listId }) => {
    const project = await readProject(tx.db, ctx.actor, projectId)
    demand(canProject, 'edit', ctx.actor, project)
    const made = { id: projectId, listId, title: truncate(title, MAX_TASK_TITLE - 1), description: body }
    const [added] = await addTasks(ctx, tx, project, [{ input: inputOf(CreateTask, made), given: 'unasked' }])
    await record(ctx, tx, added!.id, added!.effects)
    return added!.id
  },
  unmake: (ctx, id) => deleteTask(ctx, { id }),
}
