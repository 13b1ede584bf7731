import { RightAnswer } from '@diwan/core/quiz/question'
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import type { QuizKeys } from '../rows.gen.ts'

const Rights = z.record(z.string(), RightAnswer)

/** What is right in one quiz of one version of a course. */
export interface Keys {
  readonly version: number
  readonly rights: z.infer<typeof Rights>
  readonly dropped: ReadonlySet<string>
}

export interface QuizOfVersion {
  readonly courseId: string
  readonly courseVersion: number
  readonly lesson: string
}

export async function insertKeys(db: Queryable, row: Insertable<QuizKeys>): Promise<void> {
  await db.insertInto('quiz_keys').values(row).execute()
}

/** The newest ones. Index: the primary key. */
export async function readKeys(db: Queryable, { courseId, courseVersion, lesson }: QuizOfVersion): Promise<Keys | undefined> {
  const row = await db
    .selectFrom('quiz_keys')
    .select(['version', 'rights', 'dropped'])
    .where('course_id', '=', courseId)
    .where('course_version', '=', courseVersion)
    .where('lesson', '=', lesson)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && keysOf(row)
}

/** The newest ones of every quiz of a version, by its lesson. Index: the primary key. */
export async function readAllKeys(db: Queryable, courseId: string, courseVersion: number): Promise<ReadonlyMap<string, Keys>> {
  const rows = await db
    .selectFrom('quiz_keys')
    .distinctOn('lesson')
    .select(['lesson', 'version', 'rights', 'dropped'])
    .where('course_id', '=', courseId)
    .where('course_version', '=', courseVersion)
    .orderBy('lesson')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.lesson, keysOf(row)]))
}

const keysOf = (row: Pick<Selectable<QuizKeys>, 'version' | 'rights' | 'dropped'>): Keys => ({
  version: row.version,
  rights: Rights.parse(row.rights),
  dropped: new Set(row.dropped),
})

/** The versions of a course that have this quiz, oldest first. Index: the primary key. */
export async function versionsWith(db: Queryable, courseId: string, lesson: string): Promise<number[]> {
  const { rows } = await sql<{ course_version: number }>`select distinct course_version from quiz_keys
    where course_id = ${courseId} and lesson = ${lesson} order by course_version`.execute(db)
  return rows.map(({ course_version }) => course_version)
}
