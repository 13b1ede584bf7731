import { DEPENDENCY_KINDS } from '@diwan/core/dependencies'
import { z } from 'zod'
import { Day, sought, Uuid } from '../../kit/ids.ts'
import { MAX_DEPENDENCIES, MAX_LAG, MAX_PLANNED, MAX_SHIFTS, MAX_TASK_TITLE, NAMED_TASKS } from '../limits.ts'
import { TASK_STATUSES } from '../vocabulary.ts'

/** A task as another one, or a picker, names it. */
export const NamedTask = z.object({ id: Uuid, title: z.string(), status: z.enum(TASK_STATUSES) })
export type NamedTask = z.infer<typeof NamedTask>

/** As one of the two sees it: `task` is the other one. */
export const TaskDependency = z.object({
  task: NamedTask.extend({ startDate: Day.nullable(), dueDate: Day.nullable() }),
  kind: z.enum(DEPENDENCY_KINDS),
  /** Working days between them. */
  lag: z.int(),
  /** Whether the dates of both are as it asks. */
  kept: z.boolean(),
})
export type TaskDependency = z.infer<typeof TaskDependency>

/** Of the open tasks of a project that have a date. */
export const CriticalPath = z.object({
  /** By how many working days each can be late before the last one ends later; below one it is critical. */
  items: z.array(z.object({ id: Uuid, slack: z.int() })).max(MAX_PLANNED),
  /** The dependencies along which critical tasks push each other. */
  links: z.array(z.object({ before: Uuid, after: Uuid })).max(MAX_PLANNED * MAX_DEPENDENCIES),
})
export type CriticalPath = z.infer<typeof CriticalPath>

/** `id` waits for `beforeId`. */
export const SetDependency = z.strictObject({
  id: Uuid,
  beforeId: Uuid,
  kind: z.enum(DEPENDENCY_KINDS).default('FS'),
  lag: z.int().min(-MAX_LAG).max(MAX_LAG).default(0),
})
export const DependencyId = z.strictObject({ id: Uuid, beforeId: Uuid })

const dates = { startDate: Day.nullable(), dueDate: Day.nullable() }
const Dates = z.object(dates)
/** A task that follows, where it is and where it had to be. */
export const Shift = z.object({ id: Uuid, title: z.string(), was: Dates, now: Dates })
export type Shift = z.infer<typeof Shift>
export const Shifts = z.object({ items: z.array(Shift).max(MAX_SHIFTS) })
/** As they were shown: something else is refused. */
export const ApplyShifts = z.strictObject({ id: Uuid, moves: z.array(z.strictObject({ id: Uuid, ...dates })).max(MAX_SHIFTS) })

/** `id` is the project. */
export const NamedQuery = z.strictObject({ id: Uuid, text: sought(MAX_TASK_TITLE).default('') })
export const NamedTasks = z.object({ items: z.array(NamedTask).max(NAMED_TASKS) })
