import { quickTaskList, type QuickTaskView } from '@diwan/contract/quick-tasks/list'
import { addDays } from '@diwan/core/hijri'
import { dayIn } from '@diwan/core/working-calendar'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { hasLabel } from '../../labels/public.ts'
import { reach } from '../access.ts'
import { columnsBy, joined, type QuickTaskRow } from './quick-task.ts'

type Shape = typeof quickTaskList

/** The current day in the time zone of the person. */
export const todayOf = ({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>): string =>
  dayIn(actor.reading.zone, toSeconds(clock.now()))

export interface Viewed {
  readonly view: QuickTaskView
  /** The day it is where the person is. */
  readonly today: string
}

const open = sql`record.deleted_at is null and record.done_at is null`
/** A line begins with its day, or with a space where there is none. */
const DATED = '0'

type View = (actor: Actor, asked: Viewed) => RawBuilder<unknown>
const views: Readonly<Record<QuickTaskView, View>> = {
  today: (_actor, { today }) => sql`${open} and record.line >= ${sql.lit(DATED)} and record.line < ${addDays(today, 1)}`,
  upcoming: (_actor, { today }) => sql`${open} and record.line >= ${addDays(today, 1)}`,
  someday: () => sql`${open} and record.line < ${sql.lit(DATED)}`,
  done: () => sql`record.deleted_at is null and record.done_at is not null`,
  trash: () => sql`record.deleted_at is not null`,
}

/** Each view has its own order: those to do by day and by hand, the others with the last first. */
export const orderOf = (view: QuickTaskView) => {
  if (view === 'done') return { sort: 'done', direction: 'falling' } as const
  return view === 'trash'
    ? ({ sort: 'updated', direction: 'falling' } as const)
    : ({ sort: 'line', direction: 'rising' } as const)
}

const read = lister<QuickTaskView, Shape['sorts'][number], Shape['filters'], QuickTaskRow, 'quickTasks.view', Viewed>(
  quickTaskList,
  {
    table: 'quick_tasks',
    readers: { 'quickTasks.view': byReach(reach, 'quickTasks.view') },
    sorts: { line: { column: 'line', type: 'key' }, done: 'done_at', updated: 'updated_at' },
    views,
    viewOf: ({ view }) => view,
    only: (_actor, { view }) => (view === 'trash' ? ['own'] : undefined),
    filters: { label: hasLabel, priority: (values) => sql`record.priority = any(${values.map(Number)}::int[])` },
    zone: ({ actor }) => actor.reading.zone,
    as: 'quick_task',
    columns: (_actor, sort) => columnsBy(sort),
    joins: joined,
  },
)

export const { page: pageOfQuickTasks, counts: countersOf } = read
