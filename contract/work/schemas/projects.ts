import { z } from 'zod'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { Day, line, Seconds, sought, Uuid, Version } from '../../kit/ids.ts'
import { Position } from '../../kit/live.ts'
import { page, pageInput } from '../../kit/page.ts'
import { Person } from '../../users/schemas/person.ts'
import {
  MAX_IN_LIST,
  MAX_LIST_TITLE,
  MAX_LISTS,
  MAX_MILESTONE_TITLE,
  MAX_MILESTONES,
  MAX_PROJECT_DESCRIPTION,
  MAX_PROJECT_TITLE,
} from '../limits.ts'
import { LIST_STATUSES, PROJECT_FLAGS, PROJECT_STATUSES, PROJECT_VIEWS, WEIGHTS } from '../vocabulary.ts'

const WorkspaceName = z.object({ id: Uuid, name: z.string(), colour: z.enum(COLOURS) })

export const Project = z.object({
  id: Uuid,
  workspace: WorkspaceName,
  title: z.string(),
  description: z.string(),
  status: z.enum(PROJECT_STATUSES),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  lead: Person.nullable(),
  weigh: z.enum(WEIGHTS),
  /** In percent, of its tasks; kept with each change of them. */
  progress: z.int(),
  tasks: z.int(),
  tasksDone: z.int(),
  createdDate: Seconds,
  updatedDate: Seconds,
  archivedDate: Seconds.nullable(),
  version: z.int(),
  /** Who: the rights of this caller on this project. */
  can: grants(PROJECT_FLAGS),
})
export type Project = z.infer<typeof Project>

/** A list of a board. */
export const TaskList = z.object({
  id: Uuid,
  title: z.string(),
  /** What a task becomes that is put here. */
  status: z.enum(LIST_STATUSES).nullable(),
  /** How many it should hold at most. */
  most: z.int().nullable(),
  version: z.int(),
})
export type TaskList = z.infer<typeof TaskList>

/** What tasks lead to. */
export const Milestone = z.object({
  id: Uuid,
  title: z.string(),
  dueDate: Day.nullable(),
  /** How many tasks lead to it, and how many of them are done. */
  tasks: z.int(),
  tasksDone: z.int(),
  version: z.int(),
})
export type Milestone = z.infer<typeof Milestone>

/** With the lists of its board and its milestones, in their order, and the channel to follow it by. */
export const OpenProject = z.object({
  project: Project,
  lists: z.array(TaskList).max(MAX_LISTS),
  milestones: z.array(Milestone).max(MAX_MILESTONES),
  positions: z.array(Position),
})
export type OpenProject = z.infer<typeof OpenProject>

export const ProjectQuery = z.strictObject({ id: Uuid, view: z.enum(PROJECT_VIEWS).default('current'), ...pageInput })
export const ProjectPage = page(Project)

const text = sought(MAX_PROJECT_DESCRIPTION)
const dates = { startDate: Day.nullable(), dueDate: Day.nullable() }
const inOrder = ({ startDate, dueDate }: { startDate?: string | null | undefined; dueDate?: string | null | undefined }) =>
  !startDate || !dueDate || startDate <= dueDate
const reversed = { error: 'date_from_after_date_to', path: ['dueDate'] }

export const ProjectId = z.strictObject({ id: Uuid })
/** `id` is the workspace it belongs to. */
export const CreateProject = z
  .strictObject({
    id: Uuid,
    title: line(MAX_PROJECT_TITLE),
    description: text.default(''),
    startDate: dates.startDate.default(null),
    dueDate: dates.dueDate.default(null),
    leadId: Uuid.nullable().default(null),
    weigh: z.enum(WEIGHTS).default('count'),
  })
  .refine(inOrder, reversed)
/** `version` is that of the project as the caller saw it; what is left out stays. */
export const ChangeProject = z
  .strictObject({
    id: Uuid,
    version: Version,
    title: line(MAX_PROJECT_TITLE).optional(),
    description: text.optional(),
    startDate: dates.startDate.optional(),
    dueDate: dates.dueDate.optional(),
    leadId: Uuid.nullable().optional(),
    weigh: z.enum(WEIGHTS).optional(),
  })
  .refine(inOrder, reversed)
export const ArchiveProject = z.strictObject({ id: Uuid, on: z.boolean() })

const list = {
  title: line(MAX_LIST_TITLE),
  status: z.enum(LIST_STATUSES).nullable(),
  most: z.int().min(1).max(MAX_IN_LIST).nullable(),
}
/** `id` is the project; the list comes last. */
export const CreateList = z.strictObject({ id: Uuid, ...list, status: list.status.default(null), most: list.most.default(null) })
export const ChangeList = z.strictObject({ id: Uuid, version: Version, ...list })
/** Behind that one, or first. */
export const MoveList = z.strictObject({ id: Uuid, after: Uuid.nullable() })
/** What lies in it goes to another list of the project. */
export const DeleteList = z.strictObject({ id: Uuid, to: Uuid })

const milestone = { title: line(MAX_MILESTONE_TITLE), dueDate: Day.nullable() }
export const MilestoneId = z.strictObject({ id: Uuid })
/** `id` is the project. */
export const CreateMilestone = z.strictObject({ id: Uuid, ...milestone, dueDate: milestone.dueDate.default(null) })
export const ChangeMilestone = z.strictObject({ id: Uuid, version: Version, ...milestone })
