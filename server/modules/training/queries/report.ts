import { sql, type RawBuilder } from 'kysely'
import { MAX_REPORT_UNITS } from '@diwan/contract/training/limits'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** Of which learners: all of a course, or those of some units. */
export type Followed = { readonly all: true } | { readonly all: false; readonly unitIds: readonly string[] }

export function followedBy({ grants, departmentIds, treeIds }: Actor): Followed {
  const held = grants.get('training.progress.view')
  if (held?.has('all')) return { all: true }
  const unitIds = [...(held?.has('tree') ? treeIds : []), ...(held?.has('department') ? departmentIds : [])]
  return { all: false, unitIds: [...new Set(unitIds)] }
}

export const ofThem = (courseId: string, followed: Followed): RawBuilder<unknown> => sql`enrolment.course_id = ${courseId}
  and enrolment.deleted_at is null
  ${followed.all ? sql`` : sql`and enrolment.unit_id = any(${[...followed.unitIds]}::uuid[])`}`

export interface CountsRow {
  readonly is_total: boolean
  readonly unit_id: string | null
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly fresh: number
  readonly open: number
  readonly checking: number
  readonly completed: number
  readonly rejected: number
  readonly overdue: number
}

/** All of them, then each unit, the largest first. Index: enrolments_by_course_unit, which holds who is whose and how far. */
export async function readCounts(db: Queryable, courseId: string, followed: Followed, today: string): Promise<CountsRow[]> {
  const of = (status: string) => sql`count(*) filter (where enrolment.status = ${sql.lit(status)})::int`
  const { rows } = await sql<CountsRow>`
    select counted.*, unit.name_ar, unit.name_en from (
      select grouping(enrolment.unit_id) = 1 as is_total, enrolment.unit_id, count(*) as n, ${of('NEW')} as fresh, ${of('OPEN')} as open,
        ${of('CHECKING')} as checking, ${of('completed')} as completed, ${of('REJECTED')} as rejected,
        count(*) filter (where enrolment.status in ('NEW', 'OPEN') and enrolment.due_on < ${today}::date)::int as overdue
      from enrolments enrolment where ${ofThem(courseId, followed)} and enrolment.status <> 'CANCELED'
      group by grouping sets ((), (enrolment.unit_id))
    ) counted left join units unit on unit.id = counted.unit_id
    order by counted.is_total desc, counted.n desc, counted.unit_id limit ${sql.lit(MAX_REPORT_UNITS + 1)}`.execute(db)
  return rows
}

/** Of those who learn on this version, or finished it. */
export async function countBegun(db: Queryable, courseId: string, version: number, followed: Followed): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from enrolments enrolment
    where ${ofThem(courseId, followed)} and enrolment.course_version = ${version} and enrolment.status <> 'CANCELED'`.execute(db)
  return rows[0]!.n
}

export async function countDone(
  db: Queryable,
  courseId: string,
  version: number,
  followed: Followed,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lesson: string; n: number }>`
    select progress.lesson, count(*)::int as n from enrolments enrolment
    join lesson_progress progress on progress.enrolment_id = enrolment.id
    where ${ofThem(courseId, followed)} and enrolment.course_version = ${version} and enrolment.status <> 'CANCELED'
      and progress.completed_at is not null group by progress.lesson`.execute(db)
  return new Map(rows.map(({ lesson, n }) => [lesson, n]))
}
