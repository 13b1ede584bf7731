import { Answers } from '@diwan/core/fields/field'
import { z } from 'zod'
import { CustomFields } from '../../custom-fields/schemas.ts'
import { Attachment } from '../../files/schemas.ts'
import { COLOURS } from '../../kit/colours.ts'
import { grants } from '../../kit/grants.ts'
import { ImportInput } from '../../kit/import.ts'
import { Day, line, Seconds, Uuid } from '../../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { Counter, page, pageInput } from '../../kit/page.ts'
import { Label } from '../../labels/schemas.ts'
import { BarsQuery } from '../../timeline/schemas.ts'
import { Recurrence } from '../../recurrence/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { Written } from '../../writing/schemas.ts'
import {
  BOARD_CARDS,
  MAX_ASSIGNEES,
  MAX_BOARD_CARDS,
  MAX_DEPENDENCIES,
  MAX_DURATION,
  MAX_ESTIMATE,
  MAX_GROUPS,
  MAX_ITEMS,
  MAX_LISTS,
  MAX_SUBTASKS,
  MAX_TASK_FILES,
  MAX_TASK_LABELS,
  MAX_TASK_TITLE,
  MAX_TIME_MINUTES,
  MAX_TIMES,
  MAX_WAITS_FOR,
  MAX_WATCHERS,
} from '../limits.ts'
import { taskList } from '../list.ts'
import { BOARD_GROUPS, MINE_GROUPS, NO_GROUP, TABLE_GROUPS, TASK_FLAGS, TASK_PRIORITIES, TASK_STATUSES } from '../vocabulary.ts'
import { TaskDependency } from './dependencies.ts'
import { Project, TaskList } from './projects.ts'

const Named = z.object({ id: Uuid, title: z.string() })

/** A task as a board or a table shows it. */
const taskSchema = z.object({
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
  /** Whether it comes again once it is done. */
  repeats: z.boolean(),
  /** Minutes it should take. */
  estimate: z.int().nullable(),
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  /** In lists: what it says under the fields of its own. */
  custom: CustomFields.optional(),
  /** Who: the rights of this caller on this task. */
  can: grants(TASK_FLAGS),
})
export interface Task extends z.output<typeof taskSchema> {}
export interface GivenTask extends z.input<typeof taskSchema> {}
export const Task: z.ZodType<Task, GivenTask> = taskSchema

/** Something to tick off within a task. */
export const ActionItem = z.object({ id: Uuid, title: z.string(), checked: z.boolean() })
export type ActionItem = z.infer<typeof ActionItem>

const WorkspaceName = z.object({ id: Uuid, name: z.string(), colour: z.enum(COLOURS) })
/** Where it lies, for a screen that shows tasks of several projects. */
const placedTaskSchema = taskSchema.extend({ project: Named, workspace: WorkspaceName })
export interface PlacedTask extends z.output<typeof placedTaskSchema> {}
export interface GivenPlacedTask extends z.input<typeof placedTaskSchema> {}
export const PlacedTask: z.ZodType<PlacedTask, GivenPlacedTask> = placedTaskSchema

/** Time that somebody worked on a task; it runs while there is no end. */
export const TimeEntry = z.object({ id: Uuid, person: Person, startedDate: Seconds, seconds: z.int().nullable() })
export type TimeEntry = z.infer<typeof TimeEntry>

const taskRecordSchema = placedTaskSchema.extend({
  /** What it is about: opened and written by the endpoints of documents; nothing where nobody began it. */
  documentId: Uuid.nullable(),
  /** What it waits for, and until when, while it does. */
  waitsFor: z.string().nullable(),
  waitsUntil: Day.nullable(),
  parent: Named.nullable(),
  createdBy: Person,
  doneDate: Seconds.nullable(),
  actionItems: z.array(ActionItem).max(MAX_ITEMS),
  /** Of the task itself; those of comments are with them. */
  attachments: z.array(Attachment).max(MAX_TASK_FILES),
  /** Under the fields that an administrator gave to tasks. */
  custom: CustomFields,
  children: z.array(Task).max(MAX_SUBTASKS),
  /** What it waits for, and what waits for it. */
  waitsForTasks: z.array(TaskDependency).max(MAX_DEPENDENCIES),
  followedBy: z.array(TaskDependency).max(MAX_DEPENDENCIES),
  repeat: Recurrence.nullable(),
  /** What it took, the latest first. */
  times: z.array(TimeEntry).max(MAX_TIMES),
  /** Who is told of it beside its assignees. */
  watchers: z.array(Person).max(MAX_WATCHERS),
})
export interface TaskRecord extends z.output<typeof taskRecordSchema> {}
export interface GivenTaskRecord extends z.input<typeof taskRecordSchema> {}
export const TaskRecord: z.ZodType<TaskRecord, GivenTaskRecord> = taskRecordSchema
export const OpenTask = z.object({ task: TaskRecord, positions: z.array(Position) })
export type OpenTask = z.infer<typeof OpenTask>

const narrowing = filterFields(taskList)
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** One group of a table: `assignee.none`, `priority.HIGH`, or a list, label, person or milestone by its id. */
const Within = z
  .string()
  .regex(
    new RegExp(`^(?:priority[.](?:${TASK_PRIORITIES.join('|')})|(?:list|assignee|label|milestone)[.](?:${NO_GROUP}|${UUID}))$`),
  )
export const TaskCountQuery = z.strictObject({
  view: z.enum(taskList.views).default('open'),
  ...narrowing,
  within: Within.optional(),
})
export const TaskExport = TaskCountQuery.extend({ ...orderFields(taskList), ...exportFields })
export const TaskQuery = TaskCountQuery.extend({ ...orderFields(taskList), ...pageInput })
export const TaskPage = page(Task)

const { projectId: _project, parentId: _parent, status: _status, listId: _list, ...cards } = narrowing
/** `most`: cards of each list. */
export const BoardQuery = z.strictObject({
  id: Uuid,
  ...cards,
  most: z.coerce.number().int().min(1).max(MAX_BOARD_CARDS).default(BOARD_CARDS),
})
const Column = z.object({ list: TaskList, count: Counter, tasks: z.array(Task).max(MAX_BOARD_CARDS) })
const boardSchema = z.object({ project: Project, columns: z.array(Column).max(MAX_LISTS), positions: z.array(Position) })
export interface Board extends z.output<typeof boardSchema> {}
export interface GivenBoard extends z.input<typeof boardSchema> {}
export const Board: z.ZodType<Board, GivenBoard> = boardSchema

/** What of a project lies on its timeline and its calendar: also sub-tasks, each by what it says itself. */
const { projectId: _of, parentId: _within, ...narrowed } = narrowing
export const ProjectBarsQuery = BarsQuery.extend(narrowed)

export const GroupsQuery = BoardQuery.extend({ by: z.enum(BOARD_GROUPS) })
/** `key` is an id or a priority; nothing for what has no assignee or label. */
const Group = z.object({
  key: z.string().nullable(),
  person: Person.nullable(),
  label: Label.nullable(),
  count: Counter,
  tasks: z.array(Task).max(MAX_BOARD_CARDS),
})
/** `more`: there are further columns, which hold the fewest. */
const groupsSchema = z.object({ project: Project, columns: z.array(Group).max(MAX_GROUPS), more: z.boolean() })
export interface Groups extends z.output<typeof groupsSchema> {}
export interface GivenGroups extends z.input<typeof groupsSchema> {}
export const Groups: z.ZodType<Groups, GivenGroups> = groupsSchema

/** The groups of a table: `id` is the project. */
export const TableGroupsQuery = TaskCountQuery.omit({ projectId: true, within: true }).extend({
  id: Uuid,
  by: z.enum(TABLE_GROUPS),
})
export const TableGroups = z.object({
  items: z
    .array(
      z.object({
        /** An id or a priority; nothing for what has none. */
        key: z.string().nullable(),
        person: Person.nullable(),
        label: Label.nullable(),
        /** Of a list or a milestone. */
        title: z.string().nullable(),
        count: Counter,
      }),
    )
    .max(MAX_GROUPS),
  /** There are further groups, which hold the fewest. */
  more: z.boolean(),
})
export type TableGroups = z.infer<typeof TableGroups>

export const MineQuery = z.strictObject({ group: z.enum(MINE_GROUPS).default('open'), ...pageInput })
export const MinePage = page(PlacedTask)
export const MineCounts = z.object({
  counts: z.object(
    Object.fromEntries(MINE_GROUPS.map((one) => [one, Counter])) as Record<(typeof MINE_GROUPS)[number], typeof Counter>,
  ),
})

const fields = {
  title: line(MAX_TASK_TITLE),
  priority: z.enum(TASK_PRIORITIES),
  startDate: Day.nullable(),
  dueDate: Day.nullable(),
  duration: z.int().min(1).max(MAX_DURATION).nullable(),
  assigneeIds: z.array(Uuid).max(MAX_ASSIGNEES),
  labelIds: z.array(Uuid).max(MAX_TASK_LABELS),
  milestoneId: Uuid.nullable(),
  /** By hand, where there are no action items. */
  progress: z.int().min(0).max(100),
  /** It comes again by this rule once it is done; counted from its day. */
  repeat: Recurrence.nullable(),
  estimate: z.int().min(1).max(MAX_ESTIMATE).nullable(),
}
export const TaskId = z.strictObject({ id: Uuid })
/** `id` is the project. Without a list it comes into the first one, in each list last. */
export const CreateTask = z.strictObject({
  id: Uuid,
  title: fields.title,
  listId: Uuid.optional(),
  parentId: Uuid.optional(),
  /** What its document begins with. */
  description: Written.nullable().optional(),
  priority: fields.priority.optional(),
  startDate: fields.startDate.optional(),
  dueDate: fields.dueDate.optional(),
  duration: fields.duration.optional(),
  assigneeIds: fields.assigneeIds.optional(),
  labelIds: fields.labelIds.optional(),
  milestoneId: fields.milestoneId.optional(),
  estimate: fields.estimate.optional(),
  custom: Answers.optional(),
})
/** For a task of another record: into the first list of the project where none is named. */
export const MakeTask = z.strictObject({ projectId: Uuid, listId: Uuid.optional() })
/** `id` is the project. */
export const ImportTasks = ImportInput.extend({ id: Uuid })
const Fields = z.strictObject(fields).partial()
export type TaskFields = z.infer<typeof Fields>
/** Fields left out stay. `was` holds those that are changed as the caller saw them: a field that somebody else changed since is not overwritten. */
export const ChangeTask = z.strictObject({ id: Uuid, now: Fields, was: Fields })
/** Into a list of its project, behind that task, or first. */
/** A task is done while sub-tasks of it are open only where the caller says so. */
const leaveSubtasks = z.boolean().default(false)
export const FinishTask = z.strictObject({ id: Uuid, leaveSubtasks })
export const MoveTask = z.strictObject({ id: Uuid, listId: Uuid, after: Uuid.nullable(), leaveSubtasks })
export const waiting = {
  waitsFor: line(MAX_WAITS_FOR).nullable().default(null),
  waitsUntil: Day.nullable().default(null),
}
export const WaitTask = z.strictObject({ id: Uuid, ...waiting })

/** Files that the caller uploaded for attachments and nothing has taken. */
export const AttachFiles = z.strictObject({ id: Uuid, fileIds: z.array(Uuid).min(1).max(MAX_TASK_FILES) })
export const FileOfTask = z.strictObject({ id: Uuid, fileId: Uuid })
export const WatchTask = z.strictObject({ id: Uuid, on: z.boolean() })
export const AddTime = z.strictObject({ id: Uuid, minutes: z.int().min(1).max(MAX_TIME_MINUTES) })
export const TimeId = z.strictObject({ id: Uuid, timeId: Uuid })

export const AddItem = z.strictObject({ id: Uuid, title: line(MAX_TASK_TITLE) })
const item = { id: Uuid, itemId: Uuid }
export const ChangeItem = z.strictObject({ ...item, title: line(MAX_TASK_TITLE).optional(), checked: z.boolean().optional() })
export const MoveItem = z.strictObject({ ...item, after: Uuid.nullable() })
export const ItemId = z.strictObject(item)
