import { Answers } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../../kit/db/database.ts'

export interface NewSheet {
  readonly surveyId: string
  readonly version: number
  readonly bucket: string | null
  readonly answers: Answers
}

/** Under a random id: one that tells the time would give away when. */
export async function insertSheet(db: Queryable, { surveyId, version, bucket, answers }: NewSheet): Promise<void> {
  const row = { id: randomUUID(), survey_id: surveyId, version, bucket, answers: JSON.stringify(answers) }
  await db.insertInto('survey_sheets').values(row).execute()
}

export interface SheetRow {
  readonly id: string
  readonly bucket: string | null
  readonly answers: Answers
}

const AT_ONCE = 2_000

/** All sheets of a survey, some at a time. Index: survey_sheets_of_survey. */
export async function* sheetsOf(db: Queryable, surveyId: string): AsyncGenerator<SheetRow[]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('survey_sheets')
      .select(['id', 'bucket', 'answers'])
      .where('survey_id', '=', surveyId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return
    yield rows.map(({ answers, ...row }) => ({ ...row, answers: Answers.parse(answers) }))
    after = rows.at(-1)!.id
  }
}

/** How many have answered and are not settled. */
export async function countPending(db: Queryable, surveyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from survey_sheets where survey_id = ${surveyId} and not settled`.execute(db)
  return rows[0]!.n
}

/**
 * Takes the oldest that wait out of both tables and puts them back in random order, all by one transaction: neither the
 * transaction that wrote a row nor its place tells which belong together. Their ids are others afterwards. Each answer was written
 * with its participation, so the oldest of both are of the same people.
 */
export async function settleOldest(db: Queryable, surveyId: string, take: number): Promise<void> {
  await sql`with taken as (
      delete from survey_sheets where id in (
        select id from survey_sheets where survey_id = ${surveyId} and not settled order by age(xmin) desc limit ${sql.lit(take)})
      returning version, bucket, answers)
    insert into survey_sheets (id, survey_id, version, bucket, answers, settled)
    select gen_random_uuid(), ${surveyId}, version, bucket, answers, true from taken order by random()`.execute(db)
  await sql`with taken as (
      delete from survey_participations where survey_id = ${surveyId} and user_id in (
        select user_id from survey_participations
        where survey_id = ${surveyId} and not settled order by age(xmin) desc limit ${sql.lit(take)})
      returning user_id, on_day)
    insert into survey_participations (survey_id, user_id, on_day, settled)
    select ${surveyId}, user_id, on_day, true from taken order by random()`.execute(db)
}

/** At the end all are put back once more, those that had settled as well, and no sheet says of which department it is. */
export async function settleAll(db: Queryable, surveyId: string): Promise<void> {
  await sql`with taken as (delete from survey_sheets where survey_id = ${surveyId} returning version, answers)
    insert into survey_sheets (id, survey_id, version, answers, settled)
    select gen_random_uuid(), ${surveyId}, version, answers, true from taken order by random()`.execute(db)
  await sql`with taken as (delete from survey_participations where survey_id = ${surveyId} returning user_id, on_day)
    insert into survey_participations (survey_id, user_id, on_day, settled)
    select ${surveyId}, user_id, on_day, true from taken order by random()`.execute(db)
}

/** Too few: nobody ever reads them. */
export async function dropSheets(db: Queryable, surveyId: string): Promise<void> {
  await db.deleteFrom('survey_sheets').where('survey_id', '=', surveyId).execute()
}

/** Anonymous surveys that take answers, or will again: what waits in them settles at night. */
export async function readCollecting(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select survey.id from surveys survey
    where survey.anonymous and survey.status in ('published', 'PENDING') and survey.deleted_at is null
      and exists (select from survey_sheets sheet where sheet.survey_id = survey.id and not sheet.settled)`.execute(db)
  return rows.map(({ id }) => id)
}

/** What was deleted leaves the files of the database; outside of any transaction. */
export async function vacuumSheets(db: Queryable): Promise<void> {
  await sql`vacuum survey_sheets`.execute(db)
  await sql`vacuum survey_participations`.execute(db)
}
