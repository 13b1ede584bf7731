import type { Colour } from '@diwan/contract/kit/colours'
import type { Milestone, Project, TaskList } from '@diwan/contract/work/schemas/projects'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { canProject } from '../access.ts'
import type { ListRow } from '../queries/lists.ts'
import type { MilestoneRow } from '../queries/milestones.ts'
import type { ProjectRow } from '../queries/projects.ts'
import { presentNamed } from './task.ts'

/** Fields are listed, never spread. */
export const presentProject = (actor: Actor, row: ProjectRow): Project => ({
  id: row.id,
  workspace: { id: row.workspace_id, name: row.workspace_name, colour: row.workspace_colour as Colour },
  title: row.title,
  description: row.description,
  status: row.status as Project['status'],
  startDate: row.start_date,
  dueDate: row.due_date,
  lead: row.lead && presentNamed(row.lead),
  weigh: row.weigh as Project['weigh'],
  progress: row.progress,
  tasks: row.tasks,
  tasksDone: row.tasks_done,
  createdDate: toSeconds(row.created_at),
  updatedDate: toSeconds(row.updated_at),
  archivedDate: row.archived_at && toSeconds(row.archived_at),
  version: row.version,
  can: granted(canProject, actor, row),
})

export const presentList = ({ id, title, status, most, version }: ListRow): TaskList => ({
  id,
  title,
  status: status as TaskList['status'],
  most,
  version,
})

export const presentMilestone = (row: MilestoneRow): Milestone => ({
  id: row.id,
  title: row.title,
  dueDate: row.due_date,
  tasks: row.tasks,
  tasksDone: row.tasks_done,
  version: row.version,
})
