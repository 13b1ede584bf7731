import type { Colour } from '@diwan/contract/kit/colours'
import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { canTask } from '../access.ts'
import type { TemplateRow } from '../queries/templates.ts'
import { presentNamed } from './task.ts'

/** Fields are listed, never spread. Whose tasks they are is named to nobody before a project begins with it. */
export const presentTemplate = (actor: Actor, row: TemplateRow): ProjectTemplate => ({
  id: row.id,
  workspace: { id: row.workspace_id, name: row.workspace_name, colour: row.workspace_colour as Colour },
  title: row.title,
  description: row.description,
  everywhere: row.everywhere,
  lists: [...row.outline.lists],
  tasks: row.outline.tasks,
  subtasks: row.outline.subtasks,
  milestones: row.outline.milestones,
  days: row.outline.days,
  people: row.outline.people,
  createdBy: presentNamed(row.creator),
  updatedDate: toSeconds(row.updated_at),
  version: row.version,
  can: granted(canTask, actor, row),
})
