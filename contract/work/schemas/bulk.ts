import { z } from 'zod'
import { MAX_BULK } from '../../bulk/limits.ts'
import { bulkLine, bulkLines, rowFields, seenRecords } from '../../bulk/schemas.ts'
import { Day, Uuid } from '../../kit/ids.ts'
import { MAX_ASSIGNEES, MAX_TASK_LABELS } from '../limits.ts'
import { TASK_BULK, TASK_PRIORITIES } from '../vocabulary.ts'
import { waiting } from './tasks.ts'

/** What is done with each task, each by its own right and state. People and labels come to those it has. */
export const TaskBulkCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('move'), listId: Uuid, leaveSubtasks: z.boolean().optional() }),
  z.strictObject({ name: z.literal('assign'), assigneeIds: z.array(Uuid).min(1).max(MAX_ASSIGNEES) }),
  z.strictObject({ name: z.literal('label'), labelIds: z.array(Uuid).min(1).max(MAX_TASK_LABELS) }),
  z.strictObject({ name: z.literal('priority'), to: z.enum(TASK_PRIORITIES) }),
  z.strictObject({ name: z.literal('dates'), startDate: Day.nullable().optional(), dueDate: Day.nullable().optional() }),
  z.strictObject({ name: z.literal('milestone'), milestoneId: Uuid.nullable() }),
  z.strictObject({ name: z.literal('wait'), ...waiting }),
  z.strictObject({ name: z.literal('delete') }),
])
export type TaskBulkCommand = z.infer<typeof TaskBulkCommand>

export const StartTaskBulk = z.strictObject({ tasks: seenRecords('task'), command: TaskBulkCommand })
export type StartTaskBulk = z.infer<typeof StartTaskBulk>

const TaskBulkRow = z.object({
  ...rowFields,
  /** Nothing where it is gone, or the caller may not see it. */
  task: z.object({ id: Uuid, title: z.string(), path: z.string() }).nullable(),
})
export type TaskBulkRow = z.infer<typeof TaskBulkRow>

export const TaskBulkRun = z.object({
  id: Uuid,
  command: z.enum(TASK_BULK),
  finished: z.boolean(),
  rows: z.array(TaskBulkRow).max(MAX_BULK),
})
export type TaskBulkRun = z.infer<typeof TaskBulkRun>

export const TaskBulkLines = bulkLines(bulkLine(TASK_BULK))
