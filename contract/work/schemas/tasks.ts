import { Document } from '@diwan/core/document'
import { z } from 'zod'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { Day, line, Seconds, Uuid } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { Counter, page, pageInput } from '../../kit/page.ts'
import { Label } from '../../labels/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { Written } from '../../writing/schemas.ts'
import {
  BOARD_CARDS,
  MAX_ASSIGNEES,
  MAX_BOARD_CARDS,
  MAX_DURATION,
  MAX_ITEMS,
  MAX_LISTS,
  MAX_SUBTASKS,
  MAX_TASK_LABELS,
  MAX_TASK_TITLE,
  MAX_WAITS_FOR,
} from '../limits.ts'
import { taskList } from '../list.ts'
import { MINE_GROUPS, TASK_FLAGS, TASK_PRIORITIES, TASK_STATUSES } from '../vocabulary.ts'
import { Project, TaskList } from './projects.ts'

const Named = z.object({ id: Uuid, title: z.string() })

/** A task as a board or a table shows it. */
export const Task = z.object({
  id: Uuid,
  projectId: Uuid,
  parentId: Uuid.nullable(),
  listId: Uuid,
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  priority: z.enum(TASK_PRIORITIES),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  /** Working days of the organisation. */
  duration: z.int().nullable(),
  /** In percent: of its action items, or by hand where it has none. */
  progress: z.int(),
  items: z.int(),
  openItems: z.int(),
  subtasks: z.int(),
  openSubtasks: z.int(),
  assignees: z.array(Person).max(MAX_ASSIGNEES),
  labels: z.array(Label),
  /** What it leads to. */
  milestone: Named.nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  /** Who: the rights of this caller on this task. */
  can: grants(TASK_FLAGS),
})
export type Task = z.infer<typeof Task>

/** Something to tick off within a task. */
export const ActionItem = z.object({ id: Uuid, title: z.string(), checked: z.boolean() })
export type ActionItem = z.infer<typeof ActionItem>

const WorkspaceName = z.object({ id: Uuid, name: z.string(), colour: z.enum(COLOURS) })
/** Where it lies, for a screen that shows tasks of several projects. */
export const PlacedTask = Task.extend({ project: Named, workspace: WorkspaceName })
export type PlacedTask = z.infer<typeof PlacedTask>

export const TaskRecord = PlacedTask.extend({
  description: Document.nullable(),
  /** What it waits for, and until when, while it does. */
  waitsFor: z.string().nullable(),
  waitsUntil: Day.nullable(),
  parent: Named.nullable(),
  createdBy: Person,
  doneDate: Seconds.nullable(),
  actionItems: z.array(ActionItem).max(MAX_ITEMS),
  children: z.array(Task).max(MAX_SUBTASKS),
})
export type TaskRecord = z.infer<typeof TaskRecord>
export const OpenTask = z.object({ task: TaskRecord, positions: z.array(Position) })
export type OpenTask = z.infer<typeof OpenTask>

const narrowing = filterFields(taskList)
export const TaskCountQuery = z.strictObject({ view: z.enum(taskList.views).default('open'), ...narrowing })
export const TaskQuery = TaskCountQuery.extend({ ...orderFields(taskList), ...pageInput })
export const TaskPage = page(Task)

const { projectId: _project, parentId: _parent, status: _status, ...cards } = narrowing
/** `most`: cards of each list. */
export const BoardQuery = z.strictObject({
  id: Uuid,
  ...cards,
  most: z.coerce.number().int().min(1).max(MAX_BOARD_CARDS).default(BOARD_CARDS),
})
const Column = z.object({ list: TaskList, count: Counter, tasks: z.array(Task).max(MAX_BOARD_CARDS) })
export const Board = z.object({ project: Project, columns: z.array(Column).max(MAX_LISTS), positions: z.array(Position) })
export type Board = z.infer<typeof Board>

export const MineQuery = z.strictObject({ group: z.enum(MINE_GROUPS).default('today'), ...pageInput })
export const MinePage = page(PlacedTask)
export const MineCounts = z.object({
  counts: z.object(
    Object.fromEntries(MINE_GROUPS.map((one) => [one, Counter])) as Record<(typeof MINE_GROUPS)[number], typeof Counter>,
  ),
})

const fields = {
  title: line(MAX_TASK_TITLE),
  description: Written.nullable(),
  priority: z.enum(TASK_PRIORITIES),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  duration: z.int().min(1).max(MAX_DURATION).nullable(),
  assigneeIds: z.array(Uuid).max(MAX_ASSIGNEES),
  labelIds: z.array(Uuid).max(MAX_TASK_LABELS),
  milestoneId: Uuid.nullable(),
  /** By hand, where there are no action items. */
  progress: z.int().min(0).max(100),
}
export const TaskId = z.strictObject({ id: Uuid })
/** `id` is the project. Without a list it comes into the first one, in each list last. */
export const CreateTask = z.strictObject({
  id: Uuid,
  title: fields.title,
  listId: Uuid.optional(),
  parentId: Uuid.optional(),
  description: fields.description.optional(),
  priority: fields.priority.optional(),
  startDate: fields.startDate.optional(),
  dueDate: fields.dueDate.optional(),
  duration: fields.duration.optional(),
  assigneeIds: fields.assigneeIds.optional(),
  labelIds: fields.labelIds.optional(),
  milestoneId: fields.milestoneId.optional(),
})
const Fields = z.strictObject(fields).partial()
export type TaskFields = z.infer<typeof Fields>
/** Fields left out stay. `was` holds those that are changed as the caller saw them: a field that somebody else changed since is not overwritten. */
export const ChangeTask = z.strictObject({ id: Uuid, now: Fields, was: Fields })
/** Into a list of its project, behind that task, or first. */
export const MoveTask = z.strictObject({ id: Uuid, listId: Uuid, after: Uuid.nullable() })
export const WaitTask = z.strictObject({
  id: Uuid,
  waitsFor: line(MAX_WAITS_FOR).nullable().default(null),
  waitsUntil: Day.nullable().default(null),
})

export const AddItem = z.strictObject({ id: Uuid, title: line(MAX_TASK_TITLE) })
const item = { id: Uuid, itemId: Uuid }
export const ChangeItem = z.strictObject({ ...item, title: line(MAX_TASK_TITLE).optional(), checked: z.boolean().optional() })
export const MoveItem = z.strictObject({ ...item, after: Uuid.nullable() })
export const ItemId = z.strictObject(item)
