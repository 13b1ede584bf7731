import { sql, type RawBuilder } from 'kysely'
import { unseen } from '../../../kit/db/unseen.ts'
import { fillCustom } from '../../custom-fields/public.ts'
import { finder } from '../../find/public.ts'
import { messageOfPart } from '../../talk/public.ts'
import { can, canProject, canTask, reach, reachInside } from '../access.ts'
import type { Inside } from '../queries/inside.ts'
import { readProjects, type ProjectRow } from '../queries/projects.ts'
import { readTasks, type TaskRow } from '../queries/tasks.ts'
import { readWorkspaces, type WorkspaceReach, type WorkspaceRow } from '../queries/workspaces.ts'
import { projectPath, taskPath, workspacePath } from '@diwan/contract/work/addresses'

const shared = {
  module: 'workspace',
  sort: 'created_at',
  flag: 'workspace.view',
  parts: { members: 'workspace.view' },
  living: sql<boolean>`record.deleted_at is null`,
} as const
const bare = { shortId: null, place: null } as const

export const workspaceFinder = finder<WorkspaceReach, WorkspaceRow>({
  ...shared,
  kind: 'workspace',
  table: 'workspaces',
  reach,
  read: async ({ db, actor }, ids) => (await readWorkspaces(db, actor, ids)).filter((row) => can.view(actor, row)),
  persons: ['created_by'],
  units: ['unit_id'],
  title: ({ name }) => name,
  card: (_ctx, { id, name }) => ({ ...bare, id, status: null, path: workspacePath({ id, name }) }),
})

export const projectFinder = finder<Inside, ProjectRow>({
  ...shared,
  kind: 'project',
  table: 'projects',
  reach: reachInside,
  read: async ({ db, actor }, ids) => (await readProjects(db, actor, ids)).filter((row) => canProject.view(actor, row)),
  persons: ['created_by', 'lead_id'],
  title: ({ title }) => title,
  card: (_ctx, row) => ({ ...bare, id: row.id, status: row.status, place: row.workspace_name, path: projectPath(placed(row)) }),
})

const isAssigned = (person: string): RawBuilder<boolean> => sql`
  (select count(*) > 0 from task_assignees one where one.task_id = record.id and one.user_id = ${unseen(person, 'uuid')})`

/** By title and description, by its custom fields, and by what was said about it. */
export const taskFinder = finder<Inside, TaskRow>({
  ...shared,
  kind: 'task',
  table: 'tasks',
  reach: reachInside,
  read: async ({ db, actor }, ids) => (await readTasks(db, actor, ids)).filter((row) => canTask.view(actor, row)),
  persons: ['created_by', isAssigned],
  title: ({ title }) => title,
  texts: {
    join: messageOfPart(sql`entry.part`),
    id: sql`coalesce(message.id, entry.part)`,
    audience: sql`message.audience`,
    mark: sql`message.mark`,
    text: sql`coalesce(message.text, '')`,
    fill: fillCustom,
  },
  card: (_ctx, row) => ({
    ...bare,
    id: row.id,
    status: row.status,
    place: row.project_title,
    path: taskPath(row.id, { ...placed(row), id: row.project_id, title: row.project_title }),
  }),
})

export const placed = (row: Pick<ProjectRow, 'id' | 'title' | 'workspace_id' | 'workspace_name'>) => ({
  id: row.id,
  title: row.title,
  workspace: { id: row.workspace_id, name: row.workspace_name },
})
