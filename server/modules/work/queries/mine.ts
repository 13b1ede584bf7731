import type { MineGroup } from '@diwan/contract/work/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { reachInside } from '../access.ts'

const sees = among(reachInside, 'workspace.view')

/** In whose days it is asked: today, and the last day of the week. */
export interface Days {
  readonly today: string
  readonly weekEnd: string
}

/** `sorts_at` of what is due on a day; what has no day comes after all. */
const dueOn = (day: string): RawBuilder<Date> => sql`(${day}::date::timestamp at time zone 'UTC')`

const groups: Readonly<Record<MineGroup, (days: Days) => RawBuilder<boolean>>> = {
  open: () => sql`assigned.stage = 'going'`,
  overdue: ({ today }) => sql`assigned.stage = 'going' and assigned.sorts_at < ${dueOn(today)}`,
  today: ({ today }) => sql`assigned.stage = 'going' and assigned.sorts_at = ${dueOn(today)}`,
  week: ({ today, weekEnd }) =>
    sql`assigned.stage = 'going' and assigned.sorts_at > ${dueOn(today)} and assigned.sorts_at <= ${dueOn(weekEnd)}`,
  later: ({ weekEnd }) => sql`assigned.stage = 'going' and assigned.sorts_at > ${dueOn(weekEnd)}`,
  waiting: () => sql`assigned.stage = 'waiting'`,
  done: () => sql`assigned.stage = 'done'`,
}

/** Assigned to this person, where they may still see it. What is archived is no longer worked on. Index: task_assignees_in_stage. */
const mine = (actor: Actor, group: MineGroup, days: Days) => sql`
  task_assignees assigned
  join tasks record on record.id = assigned.task_id
  join projects project on project.id = record.project_id and project.archived_at is null
  join workspaces workspace on workspace.id = record.workspace_id and workspace.archived_at is null
  where assigned.user_id = ${actor.id} and ${groups[group](days)} and ${sees(actor, 'record')}`

interface MineQuery extends Days {
  readonly group: MineGroup
  readonly after: Cursor | undefined
  readonly limit: number
}

/** What is due soonest first, what has no date last; what is done by when it was done, the last first. */
export async function readMine(db: Queryable, actor: Actor, { group, after, limit, ...days }: MineQuery): Promise<Cursor[]> {
  const [way, past] = group === 'done' ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`]
  const from = after
    ? sql`and (assigned.sorts_at, assigned.task_id) ${past} (${after.sort}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Cursor>`
    select assigned.task_id as id, assigned.sorts_at::text as sort from ${mine(actor, group, days)} ${from}
    order by assigned.sorts_at ${way}, assigned.task_id ${way} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** All groups in one trip, each stopped at the limit. */
export async function countMine(db: Queryable, actor: Actor, days: Days, limit: number): Promise<Record<MineGroup, number>> {
  const names = Object.keys(groups) as MineGroup[]
  const counts = names.map(
    (group) =>
      sql`(select count(*)::int from (select from ${mine(actor, group, days)} limit ${sql.lit(limit)}) found) as ${sql.id(group)}`,
  )
  const { rows } = await sql<Record<MineGroup, number>>`select ${sql.join(counts)}`.execute(db)
  return rows[0]!
}

/** The projects in which this person has something to do, that with the most first. Index: task_assignees_in_stage. */
export async function readProjectsOfMine(db: Queryable, actor: Actor, limit: number): Promise<string[]> {
  const always = { today: '', weekEnd: '' }
  const { rows } = await sql<{ id: string }>`
    select record.project_id as id from ${mine(actor, 'open', always)}
    group by record.project_id order by count(*) desc, record.project_id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}
