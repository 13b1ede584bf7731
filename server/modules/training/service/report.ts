import { lessonsOf } from '@diwan/core/training/outline'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { courses } from '@diwan/contract/training/endpoints/courses'
import type { CourseReport } from '@diwan/contract/training/schemas/enrolment'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { can } from '../access/courses.ts'
import { readCourse } from '../queries/courses.ts'
import { countBegun, countDone, followedBy, readCounts, type CountsRow } from '../queries/report.ts'
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
  const course = await readCourse(ctx.db, id)
  demand(can, 'progress', ctx.actor, course)
  const [followed, version] = [followedBy(ctx.actor), course.course_version]
  const [rows, begun, done] = await Promise.all([
    todayOf(ctx, ctx.db).then((today) => readCounts(ctx.db, id, followed, today)),
    countBegun(ctx.db, id, version, followed),
    countDone(ctx.db, id, version, followed),
  ])
  const lessons = version === 0 ? [] : lessonsOf(await readOutline(ctx.db, id, version))
  return {
    total: countsOf(rows.find(({ is_total }) => is_total)!),
    units: rows
      .filter(({ is_total }) => !is_total)
      .map((row) => ({
        ...countsOf(row),
        unit: row.unit_id === null ? null : { id: row.unit_id, nameAr: row.name_ar ?? '', nameEn: row.name_en ?? '' },
      })),
    begun,
    lessons: lessons.map(({ key, kind, titleAr, titleEn }) => ({ key, kind, titleAr, titleEn, done: done.get(key) ?? 0 })),
  }
}
