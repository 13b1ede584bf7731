import type { Insertable, Updateable } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import type { CannedAnswers } from './rows.gen.ts'

/** All of a module: there are at most `MAX_CANNED_ANSWERS`. Index: canned_answers_by_title. */
export const readCannedAnswers = (db: Queryable, module: string, limit: number) =>
  db
    .selectFrom('canned_answers')
    .selectAll()
    .where('module', '=', module)
    .orderBy('title_ar')
    .orderBy('id')
    .limit(limit)
    .execute()

export type CannedRow = Awaited<ReturnType<typeof readCannedAnswers>>[number]

export const lockCannedAnswer = (db: Queryable, module: string, id: string): Promise<CannedRow | undefined> =>
  db.selectFrom('canned_answers').selectAll().where('id', '=', id).where('module', '=', module).forUpdate().executeTakeFirst()

export async function insertCannedAnswer(db: Queryable, row: Insertable<CannedAnswers>): Promise<CannedRow> {
  return db.insertInto('canned_answers').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function updateCannedAnswer(db: Queryable, id: string, set: Updateable<CannedAnswers>): Promise<CannedRow> {
  return db.updateTable('canned_answers').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteCannedAnswer(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('canned_answers').where('id', '=', id).execute()
}
