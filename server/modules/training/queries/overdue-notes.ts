import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Followed } from './report.ts'

/** What nobody finished in time; of those alone who still work here. Index: enrolments_due. */
const late = (today: string): RawBuilder<unknown> => sql`
  enrolment.status in ('NEW', 'OPEN') and enrolment.due_on < ${today}::date and enrolment.deleted_at is null`
const learners = sql`join users learner on learner.id = enrolment.user_id and learner.deleted_at is null and learner.disabled_at is null`

/** Who leads a unit in which something is overdue, or one above it, and was not told in this week; a part at a time, by id. */
export async function leadersOfOverdue(
  db: Queryable,
  {
    today,
    week,
    after,
    limit,
  }: { readonly today: string; readonly week: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select distinct unit.id, unit.parent_id from enrolments enrolment ${learners} join units unit on unit.id = enrolment.unit_id
      where ${late(today)}
      union select unit.id, unit.parent_id from above join units unit on unit.id = above.parent_id
    )
    select distinct leader.id from above join unit_members member on member.unit_id = above.id and member.relation in ('head', 'deputy')
    join users leader on leader.id = member.user_id and leader.deleted_at is null and leader.disabled_at is null
    where leader.id > ${after} and not exists (select from overdue_notes note where note.user_id = leader.id and note.week >= ${week}::date)
    order by leader.id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In one statement, so that of two at once one tells. */
export async function takeWeek(db: Queryable, userId: string, week: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into overdue_notes (user_id, week) values (${userId}, ${week}::date)
    on conflict (user_id) do update set week = excluded.week where overdue_notes.week < excluded.week`.execute(db)
  return numAffectedRows === 1n
}

export interface OverdueAmong {
  readonly people: number
  readonly courses: number
  /** The first of them, those who wait longest first. */
  readonly names: readonly string[]
}

/** What is overdue of those whom this person both leads and follows, without the person's own. Index: enrolments_due. */
export async function overdueAmong(
  db: Queryable,
  { userId, followed, today, named }: { userId: string; followed: Followed; today: string; named: number },
): Promise<OverdueAmong> {
  const { rows } = await sql<OverdueAmong>`
    with recursive led as (
      select unit_id as id from unit_members where user_id = ${userId} and relation in ('head', 'deputy')
      union select unit.id from led join units unit on unit.parent_id = led.id
    ),
    found as (
      select learner.id, learner.full_name as name, min(enrolment.due_on) as since, count(*)::int as courses
      from enrolments enrolment ${learners}
      where ${late(today)} and enrolment.user_id <> ${userId} and enrolment.unit_id in (select id from led)
        ${followed.all ? sql`` : sql`and enrolment.unit_id = any(${[...followed.unitIds]}::uuid[])`}
      group by learner.id, learner.full_name
    )
    select count(*)::int as people, coalesce(sum(courses), 0)::int as courses,
      coalesce((array_agg(name order by since, name, id))[1:${sql.lit(named)}], '{}') as names from found`.execute(db)
  return rows[0]!
}
