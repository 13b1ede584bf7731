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

const going = sql`record.status in ('NEW', 'OPEN')`

const groups: Readonly<Record<MineGroup, (days: Days) => RawBuilder<boolean>>> = {
  overdue: ({ today }) => sql`${going} and record.due_date < ${today}::date`,
  today: ({ today }) => sql`${going} and record.due_date = ${today}::date`,
  week: ({ today, weekEnd }) => sql`${going} and record.due_date > ${today}::date and record.due_date <= ${weekEnd}::date`,
  later: ({ weekEnd }) => sql`${going} and (record.due_date is null or record.due_date > ${weekEnd}::date)`,
  waiting: () => sql`record.status = 'PENDING'`,
  done: () => sql`record.status = 'DONE'`,
}

/** Assigned to this person, where they may still see it. What is archived is no longer worked on. Index: task_assignees_by_user. */
const mine = (actor: Actor, group: MineGroup, days: Days) => sql`
  task_assignees assigned
  join tasks record on record.id = assigned.task_id and record.deleted_at is null
  join projects project on project.id = record.project_id and project.archived_at is null
  join workspaces workspace on workspace.id = record.workspace_id and workspace.archived_at is null
  where assigned.user_id = ${actor.id} and ${groups[group](days)} and ${sees(actor, 'record')}`

interface MineQuery extends Days {
  readonly group: MineGroup
  readonly after: Cursor | undefined
  readonly limit: number
}

/** What is due soonest first, what has no date last; what is done by when it was done. */
export async function readMine(db: Queryable, actor: Actor, { group, after, limit, ...days }: MineQuery): Promise<Cursor[]> {
  const done = group === 'done'
  const sort = done ? sql`record.done_at` : sql`coalesce(record.due_date, date '9999-12-31')::timestamptz`
  const way = sql.raw(done ? 'desc' : 'asc')
  const past = after
    ? sql`and (${sort}, record.id) ${sql.raw(done ? '<' : '>')} (${after.sort}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Cursor>`
    select record.id, (${sort})::text as sort from ${mine(actor, group, days)} ${past}
    order by ${sort} ${way}, record.id ${way} limit ${sql.lit(limit)}`.execute(db)
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
