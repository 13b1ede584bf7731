import { Outline } from '@diwan/contract/training/schemas/outline'
import type { Insertable } from 'kysely'
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

export async function forgetVersions(db: Queryable, courseIds: readonly string[]): Promise<void> {
  await db.deleteFrom('course_versions').where(anyOf('course_id', courseIds)).execute()
}
