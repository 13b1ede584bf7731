import { z } from 'zod'
import { endpoint, flag } from '../../kit/endpoint.ts'
import type { ErrorCode } from '../../kit/errors.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { Done } from '../../kit/ids.ts'
import { ImportAnswer, MAX_IMPORT_BYTES } from '../../kit/import.ts'
import { Counter } from '../../kit/page.ts'
import { talkEndpoints } from '../../talk/endpoints.ts'
import { mentionableEndpoint } from '../../writing/endpoints.ts'
import { CREATED_A_MINUTE } from '../limits.ts'
import type { TaskCommand } from '../moves.ts'
import {
  AddItem,
  AttachFiles,
  Board,
  BoardQuery,
  ChangeItem,
  ChangeTask,
  CreateTask,
  FileOfTask,
  Groups,
  GroupsQuery,
  ImportTasks,
  ItemId,
  MineCounts,
  MinePage,
  MineQuery,
  MoveItem,
  FinishTask,
  MoveTask,
  OpenTask,
  TableGroups,
  TableGroupsQuery,
  TaskCountQuery,
  TaskExport,
  TaskId,
  TaskPage,
  TaskQuery,
  TaskRecord,
  WaitTask,
} from '../schemas/tasks.ts'

const path = '/api/work/tasks'
const reads = { module: 'workspace', method: 'GET', access: flag('workspace', 'view') } as const
const edits = { module: 'workspace', access: flag('workspace', 'edit') } as const
const refused = ['not_found', 'forbidden'] as const satisfies readonly ErrorCode[]

/** One command of the moves table. */
function command<I extends z.ZodObject>(name: TaskCommand, summary: string, input: I, errors: readonly ErrorCode[] = []) {
  return endpoint({
    ...edits,
    name: `workspace.${name}Task`,
    summary,
    method: 'POST',
    path: `${path}/{id}/${name}`,
    input,
    output: TaskRecord,
    errors: [...refused, 'wrong_state', ...errors],
  })
}

export const tasks = {
  list: endpoint({
    ...reads,
    name: 'workspace.tasks',
    summary: 'Tasks this caller may see, by view and filter, the newest first.',
    path,
    input: TaskQuery,
    output: TaskPage,
  }),
  count: endpoint({
    ...reads,
    name: 'workspace.countTasks',
    summary: 'How many tasks the same list holds, exact to 999.',
    path: `${path}/count`,
    input: TaskCountQuery,
    output: Counter,
  }),
  tableGroups: endpoint({
    ...reads,
    name: 'workspace.tableGroups',
    summary:
      'The groups of the table of a project by list, assignee, label, priority or milestone, and how many tasks each holds.',
    path: '/api/work/projects/{id}/table-groups',
    input: TableGroupsQuery,
    output: TableGroups,
    errors: ['not_found'],
  }),
  export: endpoint({
    ...reads,
    name: 'workspace.exportTasks',
    summary: 'Exactly the filtered tasks as CSV or XLSX, each followed by its sub-tasks, with what they say under custom fields.',
    path: `${path}/export`,
    input: TaskExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
  }),
  board: endpoint({
    ...reads,
    name: 'workspace.board',
    summary: 'The board of a project: its lists, and the first tasks of each in their order.',
    path: '/api/work/projects/{id}/board',
    input: BoardQuery,
    output: Board,
    errors: ['not_found'],
  }),
  groups: endpoint({
    ...reads,
    name: 'workspace.groupedBoard',
    summary: 'The tasks of a project by assignee, label or priority: the first of each in the order of its board.',
    path: '/api/work/projects/{id}/groups',
    input: GroupsQuery,
    output: Groups,
    errors: ['not_found'],
  }),
  mine: endpoint({
    ...reads,
    name: 'workspace.myTasks',
    summary: 'What is assigned to the caller in all workspaces, the soonest due first.',
    path: `${path}/mine`,
    input: MineQuery,
    output: MinePage,
  }),
  mineCounts: endpoint({
    ...reads,
    name: 'workspace.countMyTasks',
    summary: 'How many tasks of the caller are overdue, due today, this week or later, waiting, done; exact to 999.',
    path: `${path}/mine/counts`,
    input: z.strictObject({}),
    output: MineCounts,
  }),
  open: endpoint({
    ...reads,
    name: 'workspace.openTask',
    summary: 'One task with its action items and sub-tasks, and the channel to follow it by.',
    path: `${path}/{id}`,
    input: TaskId,
    output: OpenTask,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...edits,
    name: 'workspace.createTask',
    summary: 'Makes a task in a project, or a sub-task of one of its tasks.',
    method: 'POST',
    path: '/api/work/projects/{id}/tasks',
    input: CreateTask,
    output: TaskRecord,
    errors: [...refused, 'workspace.list_missing', 'workspace.not_a_parent', 'workspace.not_a_member', 'labels.not_available'],
    perMinute: CREATED_A_MINUTE,
  }),
  describe: endpoint({
    ...edits,
    name: 'workspace.describeTask',
    summary: 'Begins the description of a task that has none yet; its document is opened and written as every document.',
    method: 'POST',
    path: `${path}/{id}/description`,
    input: TaskId,
    output: TaskRecord,
    errors: [...refused],
  }),
  import: endpoint({
    ...edits,
    name: 'workspace.importTasks',
    summary:
      'Creates tasks of a project from a CSV file, with an answer for each row; a title that the project has is left as it is, and a dry run changes nothing.',
    method: 'POST',
    path: '/api/work/projects/{id}/import',
    input: ImportTasks,
    output: ImportAnswer,
    errors: [...refused, 'invalid_input'],
    maxBytes: MAX_IMPORT_BYTES,
    alone: 'import',
    perMinute: 20,
  }),
  change: endpoint({
    ...edits,
    name: 'workspace.changeTask',
    summary: 'Changes fields of a task; a field that someone else changed since the caller saw it is not overwritten.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: ChangeTask,
    output: TaskRecord,
    errors: [...refused, 'changed_meanwhile', 'workspace.not_a_member', 'workspace.repeat_without_day', 'labels.not_available'],
  }),
  move: endpoint({
    ...edits,
    name: 'workspace.moveTask',
    summary: 'Puts a task into a list of its board, behind another one or first; a list may set a status.',
    method: 'POST',
    path: `${path}/{id}/move`,
    input: MoveTask,
    output: TaskRecord,
    errors: [...refused, 'workspace.list_missing', 'workspace.items_open', 'workspace.subtasks_open'],
  }),
  start: command('start', 'Begins to work on a task.', TaskId),
  wait: command('wait', 'Lets a task wait for something, or until a day.', WaitTask),
  resume: command('resume', 'Goes on with a task that waited.', TaskId),
  done: command(
    'done',
    'Marks a task as done, once each of its action items is checked. Open sub-tasks refuse it until they are left open on purpose.',
    FinishTask,
    ['workspace.items_open', 'workspace.subtasks_open'],
  ),
  reopen: command('reopen', 'Opens a task that was done.', TaskId),
  cancel: command('cancel', 'Gives a task up.', TaskId),
  restore: command('restore', 'Takes back that a task was given up.', TaskId),
  delete: endpoint({
    ...edits,
    name: 'workspace.deleteTask',
    summary: 'Deletes a task for good, with its sub-tasks.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: TaskId,
    output: Done,
    errors: [...refused],
  }),
}

const ofItem = { ...edits, output: TaskRecord } as const

/** What is ticked off within a task. Unchecking an item of a task that is done opens it again. */
/** The files of a task itself. */
export const taskFiles = {
  attach: endpoint({
    ...ofItem,
    name: 'workspace.attachFiles',
    summary: 'Attaches uploaded files to a task.',
    method: 'POST',
    path: `${path}/{id}/attachments`,
    input: AttachFiles,
    errors: [...refused, 'files.not_available', 'workspace.too_many_files'],
  }),
  detach: endpoint({
    ...ofItem,
    name: 'workspace.detachFile',
    summary: 'Removes a file of a task for good.',
    method: 'DELETE',
    path: `${path}/{id}/attachments/{fileId}`,
    input: FileOfTask,
    errors: [...refused],
  }),
}

export const actionItems = {
  add: endpoint({
    ...ofItem,
    name: 'workspace.addItem',
    summary: 'Adds an action item to a task, behind the others; a task that was done is open again.',
    method: 'POST',
    path: `${path}/{id}/items`,
    input: AddItem,
    errors: [...refused, 'workspace.too_many_items'],
  }),
  change: endpoint({
    ...ofItem,
    name: 'workspace.changeItem',
    summary: 'Checks an action item, or not, or words it otherwise.',
    method: 'PATCH',
    path: `${path}/{id}/items/{itemId}`,
    input: ChangeItem,
    errors: [...refused],
  }),
  move: endpoint({
    ...ofItem,
    name: 'workspace.moveItem',
    summary: 'Puts an action item behind another one of its task, or first.',
    method: 'POST',
    path: `${path}/{id}/items/{itemId}/move`,
    input: MoveItem,
    errors: [...refused],
  }),
  remove: endpoint({
    ...ofItem,
    name: 'workspace.removeItem',
    summary: 'Removes an action item.',
    method: 'DELETE',
    path: `${path}/{id}/items/{itemId}`,
    input: ItemId,
    errors: [...refused],
  }),
}

/** Comments, with answers below them. Commenting takes no more than seeing the task. */
export const taskTalk = {
  ...talkEndpoints(path, { module: 'workspace', flags: { read: 'view', write: 'view' } }),
  mentionable: mentionableEndpoint({
    module: 'workspace',
    name: 'mentionable',
    path: `${path}/{id}/mentionable`,
    needs: 'view',
    summary: 'Who can be mentioned in a comment: those who read the task.',
  }),
}
