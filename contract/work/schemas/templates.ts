import { z } from 'zod'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { Day, line, Seconds, sought, Uuid, Version } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_LISTS, MAX_OFFERED_TEMPLATES, MAX_PROJECT_DESCRIPTION, MAX_PROJECT_TITLE, MAX_TEMPLATES } from '../limits.ts'
import { TEMPLATE_FLAGS } from '../vocabulary.ts'

/** A project as others begin with it, without what it holds. */
export const ProjectTemplate = z.object({
  id: Uuid,
  /** Whose people read it, and change it as they change projects. */
  workspace: z.object({ id: Uuid, name: z.string(), colour: z.enum(COLOURS) }),
  title: z.string(),
  description: z.string(),
  /** Whether it is offered in the other workspaces of its readers, too. */
  everywhere: z.boolean(),
  /** The lists of its board, in their order. */
  lists: z.array(z.string()).max(MAX_LISTS),
  tasks: z.int(),
  subtasks: z.int(),
  milestones: z.int(),
  /** Working days from the first day to the last; nothing where nothing in it has a date. */
  days: z.int().nullable(),
  /** Whether it says whose the tasks are. */
  people: z.boolean(),
  createdBy: Person,
  updatedDate: Seconds,
  version: z.int(),
  /** Who: the rights of this caller on this template. */
  can: grants(TEMPLATE_FLAGS),
})
export type ProjectTemplate = z.infer<typeof ProjectTemplate>

/** `own`: of this workspace. `others`: of other workspaces that the caller reads, where they are offered everywhere. */
export const OfferedTemplates = z.object({
  own: z.array(ProjectTemplate).max(MAX_TEMPLATES),
  others: z.array(ProjectTemplate).max(MAX_OFFERED_TEMPLATES),
})

const said = { title: line(MAX_PROJECT_TITLE), description: sought(MAX_PROJECT_DESCRIPTION), everywhere: z.boolean() }

export const TemplateId = z.strictObject({ id: Uuid })
/** `id` is the project. `people`: with whose its tasks are, and who leads it. */
export const SaveTemplate = z.strictObject({
  id: Uuid,
  title: said.title,
  description: said.description.default(''),
  everywhere: said.everywhere.default(false),
  people: z.boolean().default(false),
})
export const ChangeTemplate = z.strictObject({ id: Uuid, version: Version, ...said })
/** `id` is the workspace. Days are counted from `startDate`. `people`: those of the template that are members of the workspace. */
export const BeginFromTemplate = z.strictObject({
  id: Uuid,
  templateId: Uuid,
  title: line(MAX_PROJECT_TITLE),
  startDate: Day,
  people: z.boolean().default(false),
})
