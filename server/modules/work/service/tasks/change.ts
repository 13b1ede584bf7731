import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { tasks } from '@diwan/contract/work/endpoints/tasks'
import { Recurrence } from '@diwan/contract/recurrence/schemas'
import { taskEvents } from '@diwan/contract/work/events'
import type { TaskFields, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { keepLabels } from '../../../labels/public.ts'
import { readDescription } from '../../queries/descriptions.ts'
import { keepTitle } from '../../queries/entries.ts'
import type { TaskRow } from '../../queries/tasks.ts'
import type { Tasks } from '../../rows.gen.ts'
import { demandMilestone } from '../projects/milestones.ts'
import { assign } from './assign.ts'
import { command, recordOf, type CommandEffect } from './command.ts'
import { spanOf } from './span.ts'

/** Fields that two people change at once are both kept; the same field, changed since the caller saw it, is shown instead of overwritten. */
export const changeTask = (ctx: Ctx, { id, now, was }: InputOf<typeof tasks.change>): Promise<TaskRecord> =>
  command(ctx, id, async (row, tx) => {
    const held = fieldsOf(row)
    const names = Object.keys(now) as (keyof TaskFields)[]
    const overtaken = names.some(
      (name) => was[name] !== undefined && !same(was[name], held[name]) && !same(now[name], held[name]),
    )
    if (overtaken) throw new Problem('changed_meanwhile', { current: await recordOf(ctx, tx.db, row) })
    const wanted = Object.fromEntries(
      names.filter((name) => !same(now[name], held[name])).map((name) => [name, now[name]]),
    ) as TaskFields
    const effects: CommandEffect[] = []
    // both dates that were sent count, also where one of them is the same
    const dates = ['startDate', 'dueDate', 'duration'].some((name) => name in wanted) ? now : {}
    const span = await spanOf(ctx, tx.db, { start: row.start_date, end: row.due_date, days: row.duration }, dates)
    if (span) effects.push({ event: taskEvents.scheduled })
    const people = wanted.assigneeIds && (await assign(tx, row, wanted.assigneeIds))
    if (people) effects.push({ event: taskEvents.assigned, people })
    if (wanted.milestoneId) await demandMilestone(tx.db, row.project_id, wanted.milestoneId)
    if (wanted.labelIds) await keepLabels(tx.db, id, row.workspace_id, wanted.labelIds)
    const dated = span ?? { start_date: row.start_date, due_date: row.due_date }
    const repeat = 'repeat' in wanted ? wanted.repeat : fieldsOf(row).repeat
    if (repeat && !dated.start_date && !dated.due_date) throw new Problem('workspace.repeat_without_day')
    const set = await said(tx, row, wanted)
    if (wanted.labelIds || Object.keys(set).length > 0) effects.push({ event: taskEvents.altered })
    return { set: { ...set, ...span }, effects }
  })

const repeatOf = (repeat: unknown) => (repeat === null ? null : Recurrence.parse(repeat))

/** As the contract names them. */
const fieldsOf = (row: TaskRow): Required<TaskFields> => ({
  title: row.title,
  priority: row.priority as Required<TaskFields>['priority'],
  startDate: row.start_date,
  dueDate: row.due_date,
  duration: row.duration,
  assigneeIds: row.assignees.map(({ id }) => id),
  labelIds: row.labels.map(({ id }) => id),
  milestoneId: row.milestone_id,
  progress: row.own_progress,
  repeat: repeatOf(row.repeat),
  estimate: row.estimate,
})

const sorted = (ids: readonly unknown[]) => ids.map(String).toSorted()
/** Lists of people and labels have no order. */
const same = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) ? isDeepStrictEqual(sorted(one), sorted(other)) : isDeepStrictEqual(one, other)

/** What people wrote or chose, and what is found of it. */
async function said(
  { db }: Tx,
  row: TaskRow,
  { title, priority, progress, milestoneId, repeat, estimate }: TaskFields,
): Promise<Updateable<Tasks>> {
  if (title !== undefined)
    await keepTitle(db, { id: row.id, texts: [title, (await readDescription(db, row.id)) ?? ''], at: row.created_at })
  return {
    ...(title !== undefined && { title }),
    ...(priority !== undefined && { priority }),
    ...(progress !== undefined && { own_progress: progress }),
    ...(milestoneId !== undefined && { milestone_id: milestoneId }),
    ...(estimate !== undefined && { estimate }),
    ...(repeat !== undefined && { repeat: repeat && JSON.stringify(repeat) }),
  }
}
