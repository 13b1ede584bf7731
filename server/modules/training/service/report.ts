import { lessonsOf } from '@diwan/core/training/outline'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { courses } from '@diwan/contract/training/endpoints/courses'
import type { Lesson } from '@diwan/contract/training/schemas/outline'
import type { CourseReport } from '@diwan/contract/training/schemas/enrolment'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { onOneConnection } from '../../../kit/db/pipelined.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access/courses.ts'
import { readCourse, type CourseRow } from '../queries/courses.ts'
import { countDone, followedBy, readCounts, type CountsRow } from '../queries/report.ts'
import { readOutline } from '../queries/versions.ts'
import { todayOf } from './enrolment-facts.ts'

const countsOf = ({ fresh, open, checking, completed, rejected, overdue }: CountsRow) => ({
  NEW: fresh,
  OPEN: open,
  CHECKING: checking,
  completed,
  REJECTED: rejected,
  overdue,
})

/** Counts of those learners alone whom the caller follows, also where the caller made the course. */
export async function reportCourse(ctx: Ctx, { id }: InputOf<typeof courses.report>): Promise<CourseReport> {
  const [course, today] = await onOneConnection(ctx.db, (one) => Promise.all([readCourse(one, id), todayOf(ctx, one)]))
  demand(can, 'progress', ctx.actor, course)
  const counted = { version: course.course_version, followed: followedBy(ctx.actor), today }
  const [rows, done, lessons] = await onOneConnection(ctx.db, (one) =>
    Promise.all([readCounts(one, id, counted), countDone(one, id, counted), lessonsIn(one, course)]),
  )
  const total = rows.find(({ is_total }) => is_total)!
  return {
    total: countsOf(total),
    units: rows
      .filter(({ is_total }) => !is_total)
      .map((row) => ({
        ...countsOf(row),
        unit: row.unit_id === null ? null : { id: row.unit_id, nameAr: row.name_ar ?? '', nameEn: row.name_en ?? '' },
      })),
    begun: total.begun,
    lessons: lessons.map(({ key, kind, titleAr, titleEn }) => ({ key, kind, titleAr, titleEn, done: done.get(key) ?? 0 })),
  }
}

const lessonsIn = async (db: Queryable, { id, course_version }: CourseRow): Promise<Lesson[]> =>
  course_version === 0 ? [] : lessonsOf(await readOutline(db, id, course_version))
