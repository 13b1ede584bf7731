import { CourseContent } from '@diwan/contract/training/schemas/course'
import { Outline } from '@diwan/contract/training/schemas/outline'
import { NAMES, plantingOf, type ContentTable } from '../../../testing/content/planted.ts'
import { insertCourse, updateCourse } from '../queries/courses.ts'
import { insertVersion } from '../queries/versions.ts'

export const LESSON = { kind: 'link', key: 'why', titleAr: 'السبب', titleEn: 'Reason', url: 'https://example.org/' } as const
export const SECTION = { key: 'first', titleAr: 'البداية', titleEn: 'Beginning', lessons: [LESSON] }
export const CONTENT = CourseContent.parse({ ...NAMES, sections: [SECTION] })
const OUTLINE = Outline.parse({ sections: CONTENT.sections })

export const courseTable: ContentTable = {
  kind: 'course',
  table: 'courses',
  insert: async (db, row) => {
    const { id: course_id, created_by, created_at } = row
    await insertCourse(db, { ...row, course_version: 1, lessons: 1, draft: JSON.stringify(CONTENT) })
    await insertVersion(db, { course_id, version: 1, outline: JSON.stringify(OUTLINE), created_by, created_at })
  },
  update: updateCourse,
}

export const plantCourse = plantingOf(courseTable)
