import { savedQuery } from '@diwan/contract/kit/list-schemas'
import { taskList, taskViewParts } from '@diwan/contract/work/list'
import { holdsFlag } from '../../../kit/access/actor.ts'
import type { SavedList } from '../../../kit/module.ts'
import { canProject } from '../access.ts'
import { readProject } from '../queries/projects.ts'

/** Views of a project are those of who reads it; who works in it shows one to the others. */
export const savedTaskLists: readonly SavedList[] = [
  {
    name: 'work.tasks',
    module: 'workspace',
    query: savedQuery(taskList, 'state', taskViewParts),
    sees: (actor) => holdsFlag(actor, 'workspace', 'view'),
    shares: (actor) => holdsFlag(actor, 'workspace', 'edit'),
    of: async (db, actor, id) => {
      const project = await readProject(db, actor, id)
      return {
        sees: project !== undefined && canProject.view(actor, project),
        shares: project !== undefined && canProject.edit(actor, project),
      }
    },
  },
]
