import type { ReportGroup } from '@diwan/contract/tickets/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import { among } from '../../../kit/access/among.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { reach } from '../access.ts'
import { fits, type TicketListQuery } from './list.ts'

export interface ReportAsked {
  /** Narrows the report as it narrows the list of all tickets. */
  readonly narrowed: TicketListQuery
  readonly by: ReportGroup
  /** When each step begins, and when the last one ends. */
  readonly starts: readonly Date[]
  readonly end: Date
}

const visible = among(reach, 'tickets.view')

const narrowedTo = (actor: Actor, { narrowed }: ReportAsked) => sql`${visible(actor, 'record')} and ${fits(actor, narrowed)}`

const keys: Readonly<Record<ReportGroup, RawBuilder<string | null>>> = {
  group: sql`record.group_id`,
  department: sql`record.department_id`,
  template: sql`record.template_id`,
  assignee: sql`record.assignee_id`,
}

const stepAt = (starts: readonly Date[], at: RawBuilder<unknown>) =>
  sql<number>`width_bucket(${at}, ${[...starts]}::timestamptz[])`

export interface FigureRow {
  readonly measure: 'created' | 'answered' | 'solved' | 'reopened' | 'open'
  /** From 1; null in sums over all of them. */
  readonly step: number | null
  readonly key: string | null
  readonly level: 'step' | 'key' | 'all'
  readonly count: number
  readonly median: number | null
}

/** Indexes: tickets_created, tickets_answered, tickets_solved, tickets_reopened, tickets_open. */
export async function readFigures(db: Queryable, actor: Actor, asked: ReportAsked): Promise<FigureRow[]> {
  const { starts, end } = asked
  const where = narrowedTo(actor, asked)
  const key = keys[asked.by]
  const part = (measure: FigureRow['measure'], column: string, seconds: string | null) => {
    const at = sql.ref(`record.${column}`)
    return sql`select ${measure} as measure, ${stepAt(starts, at)} as step, ${key} as key, ${seconds ? sql.ref(`record.${seconds}`) : sql`null::int`} as seconds
      from tickets record where ${at} >= ${starts[0]} and ${at} < ${end} and ${where}`
  }
  const { rows } = await sql<FigureRow>`
    with found as (
      ${part('created', 'created_at', null)} union all ${part('answered', 'answered_at', 'answer_seconds')}
      union all ${part('solved', 'solved_at', 'solution_seconds')} union all ${part('reopened', 'reopened_at', null)}
      union all select 'open', null, ${key}, null from tickets record where record.status in ('NEW', 'OPEN', 'PENDING') and ${where}
    )
    select measure, step, key,
      case grouping(step, key) when 1 then 'step' when 2 then 'key' else 'all' end as level,
      count(*)::int as count, round(percentile_cont(0.5) within group (order by seconds))::int as median
    from found group by grouping sets ((measure, step), (measure, key), (measure))`.execute(db)
  return rows
}

/** By how much the backlog grew in each step, step 0 being what was open before. Indexes: ticket_periods_by_beginning, ticket_periods_by_end, ticket_periods_open. */
export async function readBacklog(db: Queryable, actor: Actor, asked: ReportAsked): Promise<{ step: number; change: number }[]> {
  const { starts, end } = asked
  const since = starts[0]
  const from = sql`from ticket_periods period join tickets record on record.id = period.ticket_id where ${narrowedTo(actor, asked)} and`
  const { rows } = await sql<{ step: number; change: number }>`
    select 0 as step, count(*)::int as change ${from} period.opened_at < ${since} and period.ended_at is null
    union all select 0, count(*)::int ${from} period.opened_at < ${since} and period.ended_at >= ${since}
    union all select ${stepAt(starts, sql`period.opened_at`)}, count(*)::int ${from} period.opened_at >= ${since} and period.opened_at < ${end} group by 1
    union all select ${stepAt(starts, sql`period.ended_at`)}, -count(*)::int ${from} period.ended_at >= ${since} and period.ended_at < ${end} group by 1`.execute(
    db,
  )
  return rows
}

export interface NamedKey {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly photo_id: string | null
}

const nameTables: Readonly<Record<ReportGroup, RawBuilder<NamedKey>>> = {
  group: sql`select id, name_ar, name_en, null::uuid as photo_id from units`,
  department: sql`select id, name_ar, name_en, null::uuid as photo_id from units`,
  template: sql`select id, coalesce(name_ar, name_en, '') as name_ar, coalesce(name_en, name_ar, '') as name_en, null::uuid as photo_id
    from ticket_templates`,
  assignee: sql`select id, full_name as name_ar, full_name as name_en, photo_id from users`,
}

export async function readKeyNames(db: Queryable, by: ReportGroup, ids: readonly string[]): Promise<NamedKey[]> {
  const { rows } = await sql<NamedKey>`${nameTables[by]} where id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
