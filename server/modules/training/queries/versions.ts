import { Outline } from '@diwan/contract/training/schemas/outline'
import { lessonsOf } from '@diwan/core/training/outline'
import { sql, type Insertable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { CourseVersions } from '../rows.gen.ts'

export async function insertVersion(db: Queryable, row: Insertable<CourseVersions>): Promise<void> {
  await db.insertInto('course_versions').values(row).execute()
}

/** What a version asks, with the defaults of what a later release asks for; there is one of each number up to the newest. */
export async function readOutline(db: Queryable, courseId: string, version: number): Promise<Outline> {
  const { outline } = await db
    .selectFrom('course_versions')
    .select('outline')
    .where('course_id', '=', courseId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Outline.parse(outline)
}

/** The files that lessons of a version show. */
export async function filesShown(db: Queryable, courseId: string, version: number): Promise<ReadonlySet<string>> {
  const lessons = version > 0 ? lessonsOf(await readOutline(db, courseId, version)) : []
  return new Set(lessons.flatMap((lesson) => ('fileId' in lesson && lesson.fileId !== null ? [lesson.fileId] : [])))
}

/** What each quiz of any version is called, by its lesson; the newest name stands. */
export async function readQuizTitles(db: Queryable, courseId: string): Promise<ReadonlyMap<string, QuizTitle>> {
  const { rows } = await sql<QuizTitle & { lesson: string }>`
    select distinct on (lesson.value->>'key') lesson.value->>'key' as lesson, lesson.value->>'titleAr' as "titleAr",
      lesson.value->>'titleEn' as "titleEn"
    from course_versions version, jsonb_array_elements(version.outline->'sections') section,
      jsonb_array_elements(section.value->'lessons') lesson
    where version.course_id = ${courseId} and lesson.value->>'kind' = 'quiz'
    order by lesson.value->>'key', version.version desc`.execute(db)
  return new Map(rows.map(({ lesson, ...title }) => [lesson, title]))
}

interface QuizTitle {
  readonly titleAr: string
  readonly titleEn: string
}

export async function forgetVersions(db: Queryable, courseIds: readonly string[]): Promise<void> {
  await db.deleteFrom('course_versions').where(anyOf('course_id', courseIds)).execute()
}

/** The version that a person learns on: the newest one until they begin. */
export const versionOf = (
  course: { readonly course_version: number },
  enrolment: { readonly course_version: number | null } | undefined,
): number => enrolment?.course_version ?? course.course_version
