import { projectPath, workspacePath } from '@diwan/contract/work/addresses'
import type { LinkEnd } from '../../../kit/module.ts'
import { can, canProject } from '../access.ts'
import { readProjects } from '../queries/projects.ts'
import { readWorkspaces } from '../queries/workspaces.ts'

export const linkedWorkspaces: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readWorkspaces(db, actor, ids))
      .filter((row) => can.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: null,
        title: row.name,
        status: null,
        path: workspacePath(row),
        change: can.edit(actor, row),
      })),
  recordLink: () => undefined, // both ends show their links when they are opened
}

export const linkedProjects: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readProjects(db, actor, ids))
      .filter((row) => canProject.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: null,
        title: row.title,
        status: row.status,
        path: projectPath({ id: row.id, title: row.title, workspace: { id: row.workspace_id, name: row.workspace_name } }),
        change: canProject.edit(actor, row),
      })),
  recordLink: () => undefined,
}
