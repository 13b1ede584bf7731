import type { MineGroup } from '@diwan/contract/work/vocabulary'
import { addDays } from '@diwan/core/hijri'
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
const dueOn = (day: RawBuilder<unknown>): RawBuilder<Date> => sql`(${day}::date::timestamp at time zone 'UTC')`

/** A group holds the tasks of one stage that are due between two days, both included. */
interface Stretch {
  readonly stage: 'going' | 'waiting' | 'done'
  readonly from: string
  readonly until: string
}

const ALWAYS = { from: '-infinity', until: 'infinity' } as const

const groups: Readonly<Record<MineGroup, (days: Days) => Stretch>> = {
  open: () => ({ ...ALWAYS, stage: 'going' }),
  overdue: ({ today }) => ({ ...ALWAYS, stage: 'going', until: addDays(today, -1) }),
  today: ({ today }) => ({ stage: 'going', from: today, until: today }),
  week: ({ today, weekEnd }) => ({ stage: 'going', from: addDays(today, 1), until: weekEnd }),
  later: ({ weekEnd }) => ({ ...ALWAYS, stage: 'going', from: addDays(weekEnd, 1) }),
  waiting: () => ({ ...ALWAYS, stage: 'waiting' }),
  done: () => ({ ...ALWAYS, stage: 'done' }),
}

const within = (stage: RawBuilder<unknown>, from: RawBuilder<unknown>, until: RawBuilder<unknown>) =>
  sql<boolean>`assigned.stage = ${stage} and assigned.sorts_at between ${dueOn(from)} and ${dueOn(until)}`

const inGroup = (group: MineGroup, days: Days): RawBuilder<boolean> => {
  const { stage, from, until } = groups[group](days)
  return within(sql`${stage}`, sql`${from}`, sql`${until}`)
}

/** Assigned to this person, where they may still see it. What is archived is no longer worked on. Index: task_assignees_in_stage. */
const mine = (actor: Actor, fits: RawBuilder<boolean>) => sql`
  task_assignees assigned
  join tasks record on record.id = assigned.task_id
  join projects project on project.id = record.project_id and project.archived_at is null
  join workspaces workspace on workspace.id = record.workspace_id and workspace.archived_at is null
  where assigned.user_id = ${actor.id} and ${fits} and ${sees(actor, 'record')}`

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
    select assigned.task_id as id, assigned.sorts_at::text as sort from ${mine(actor, inGroup(group, days))} ${from}
    order by assigned.sorts_at ${way}, assigned.task_id ${way} limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Counts each group up to the limit. PostgreSQL plans one statement for any number of groups. */
export async function countMine(
  db: Queryable,
  actor: Actor,
  { limit, ...days }: Days & { readonly limit: number },
  asked: readonly MineGroup[],
): Promise<number[]> {
  const stretches = asked.map((group) => groups[group](days))
  const [stages, froms, untils] = (['stage', 'from', 'until'] as const).map((end) => stretches.map((one) => one[end]))
  const found = mine(actor, within(sql`stretch.stage`, sql`stretch.since`, sql`stretch.until`))
  const { rows } = await sql<{ n: number }>`
    select (select count(*)::int from (select from ${found} limit ${sql.lit(limit)}) found) as n
    from unnest(${stages}::text[], ${froms}::date[], ${untils}::date[]) with ordinality stretch (stage, since, until, place)
    order by place`.execute(db)
  return rows.map(({ n }) => n)
}

/** The projects in which this person has something to do, that with the most first. Index: task_assignees_in_stage. */
export async function readProjectsOfMine(db: Queryable, actor: Actor, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select record.project_id as id from ${mine(actor, sql`assigned.stage = 'going'`)}
    group by record.project_id order by count(*) desc, record.project_id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}
