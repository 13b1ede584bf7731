import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { forgetVersions } from './versions.ts'

/** The rows of purged records: a course goes after all who were enrolled on it. */
export async function forgetCourses(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('certificates').where(anyOf('enrolment_id', ids)).execute()
  await db.deleteFrom('quiz_attempts').where(anyOf('enrolment_id', ids)).execute()
  await db.deleteFrom('lesson_progress').where(anyOf('enrolment_id', ids)).execute()
  await db.deleteFrom('enrolments').where(anyOf('id', ids)).execute()
  const { rows } = await sql<{ id: string }>`select id from courses where ${anyOf('id', ids)}
    and not exists (select from enrolments where course_id = courses.id)`.execute(db)
  const gone = rows.map(({ id }) => id)
  if (gone.length === 0) return
  await db.deleteFrom('course_assignments').where(anyOf('course_id', gone)).execute()
  await db.deleteFrom('quiz_keys').where(anyOf('course_id', gone)).execute()
  await forgetVersions(db, gone)
  await db.deleteFrom('courses').where(anyOf('id', gone)).execute()
}
