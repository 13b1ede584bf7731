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
  /** Of those who learn on this version, or finished it. */
  readonly begun: number
}

interface Counted {
  readonly version: number
  readonly followed: Followed
  /** What was due before is late. */
  readonly today: string
}

/**
 * All of them, then each unit, the largest first. Learners are counted by unit and status, in the order of the index, and the rest is
 * summed of these counts. Index: enrolments_by_course_unit, which holds all that is counted.
 */
export async function readCounts(db: Queryable, courseId: string, { version, followed, today }: Counted): Promise<CountsRow[]> {
  const of = (status: string) => sql`coalesce(sum(n) filter (where status = ${sql.lit(status)}), 0)::int`
  const { rows } = await sql<CountsRow>`
    select summed.*, unit.name_ar, unit.name_en from (
      select grouping(unit_id) = 1 as is_total, unit_id, sum(n) as n, ${of('NEW')} as fresh, ${of('OPEN')} as open,
        ${of('CHECKING')} as checking, ${of('completed')} as completed, ${of('REJECTED')} as rejected,
        coalesce(sum(late) filter (where status in ('NEW', 'OPEN')), 0)::int as overdue, coalesce(sum(begun), 0)::int as begun
      from (
        select enrolment.unit_id, enrolment.status, count(*) as n, count(*) filter (where enrolment.due_on < ${today}::date) as late,
          count(*) filter (where enrolment.course_version = ${version}) as begun
        from enrolments enrolment where ${ofThem(courseId, followed)} and enrolment.status <> 'CANCELED' group by 1, 2
      ) counted group by grouping sets ((), (unit_id))
    ) summed left join units unit on unit.id = summed.unit_id
    order by summed.is_total desc, summed.n desc, summed.unit_id limit ${sql.lit(MAX_REPORT_UNITS + 1)}`.execute(db)
  return rows
}

export async function countDone(
  db: Queryable,
  courseId: string,
  { version, followed }: Omit<Counted, 'today'>,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lesson: string; n: number }>`
    select progress.lesson, count(*)::int as n from enrolments enrolment
    join lesson_progress progress on progress.enrolment_id = enrolment.id
    where ${ofThem(courseId, followed)} and enrolment.course_version = ${version} and enrolment.status <> 'CANCELED'
      and progress.completed_at is not null group by progress.lesson`.execute(db)
  return new Map(rows.map(({ lesson, n }) => [lesson, n]))
}
