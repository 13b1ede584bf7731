import { CourseContent } from '@diwan/contract/training/schemas/course'
import type { Lesson } from '@diwan/contract/training/schemas/outline'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { shownNames } from '../../publishing/public.ts'
import type { CourseRow } from '../queries/courses.ts'
import { readAllKeys, type Keys } from '../queries/keys.ts'
import { readOutline } from '../queries/versions.ts'

/** The content that was last made ready for learners, with the right answers of its quizzes; a course that never was has none. */
export async function publishedContent(db: Queryable, row: CourseRow): Promise<CourseContent> {
  const { id, course_version: version } = row
  if (version === 0) throw new Problem('not_found')
  const [{ sequential, sections }, keys] = [await readOutline(db, id, version), await readAllKeys(db, id, version)]
  return CourseContent.parse({
    ...shownNames(row),
    categoryAr: row.category_ar,
    categoryEn: row.category_en,
    coverId: row.cover_id,
    selfEnrolment: row.self_enrolment,
    dueDays: row.due_days,
    certificate: row.certificate,
    validMonths: row.valid_months,
    signatoryAr: row.signatory_ar,
    signatoryEn: row.signatory_en,
    sequential,
    sections: sections.map(({ lessons, ...section }) => ({
      ...section,
      lessons: lessons.map((lesson) => asWritten(lesson, keys.get(lesson.key))),
    })),
  })
}

/** Undoes what publishing adds to a lesson (how long a film is) or takes from it (what is right). */
function asWritten(lesson: Lesson, keys: Keys | undefined): object {
  if (lesson.kind === 'video') return { ...lesson, seconds: null }
  return lesson.kind === 'quiz' ? { ...lesson, rights: keys?.rights ?? {} } : lesson
}
