import { isKept, type Planned } from '@diwan/core/dependencies'
import { isWorkingDay } from '@diwan/core/working-calendar'
import type { TaskDependency } from '@diwan/contract/work/schemas/dependencies'
import type { TaskStatus } from '@diwan/contract/work/vocabulary'
import type { Queryable } from '../../../../kit/db/database.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import type { AroundRow, LinkedTaskRow } from '../../queries/around.ts'
import { plannedOf, type PlannedRow } from '../../queries/dependencies.ts'

interface Dependencies {
  readonly waitsForTasks: TaskDependency[]
  readonly followedBy: TaskDependency[]
}

/** With each whether the dates of both are as it asks, by the working days of the organisation. */
export async function dependenciesOf(
  db: Queryable,
  row: PlannedRow,
  { waits_for_tasks, followed_by }: Pick<AroundRow, 'waits_for_tasks' | 'followed_by'>,
): Promise<Dependencies> {
  if (waits_for_tasks.length + followed_by.length === 0) return { waitsForTasks: [], followedBy: [] }
  const { calendar } = await readWorkingDays(db)
  const isWorking = (day: string) => isWorkingDay(calendar, day)
  const own = plannedOf(row)
  const shown = (other: LinkedTaskRow, before: Planned, after: Planned): TaskDependency => ({
    task: {
      id: other.id,
      title: other.title,
      status: other.status as TaskStatus,
      startDate: other.start_date,
      dueDate: other.due_date,
    },
    kind: other.kind,
    lag: other.lag,
    kept: after.fixed || isKept(isWorking, other, before, after),
  })
  return {
    waitsForTasks: waits_for_tasks.map((other) => shown(other, plannedOf(other), own)),
    followedBy: followed_by.map((other) => shown(other, own, plannedOf(other))),
  }
}
