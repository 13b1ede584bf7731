import { Answers } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../../kit/db/database.ts'

export interface NewSheet {
  readonly surveyId: string
  readonly bucket: string | null
  readonly answers: Answers
}

/** Under a random id: one that tells the time would give away when. */
export async function insertSheet(db: Queryable, { surveyId, bucket, answers }: NewSheet): Promise<void> {
  const row = { id: randomUUID(), survey_id: surveyId, bucket, answers: JSON.stringify(answers) }
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

export interface Pending {
  readonly bucket: string | null
  readonly n: number
}

/** How many sheets have not settled, by the department they state. */
export async function countPending(db: Queryable, surveyId: string): Promise<Pending[]> {
  const { rows } = await sql<Pending>`select bucket, count(*)::int as n from survey_sheets
    where survey_id = ${surveyId} and not settled group by bucket`.execute(db)
  return rows
}

/**
 * Takes the oldest sheets of a department that have not settled out of their table, and the participations of the same people out of
 * theirs, and puts both back in random order and under new ids, all in one transaction: then neither the transaction that wrote a row
 * nor its place tells which belong together. Until then a sheet and its participation share the transaction that wrote them.
 */
export async function settleOldest(db: Queryable, surveyId: string, { bucket, n }: Pending): Promise<void> {
  await sql`with oldest as materialized (
      select id, xmin::text as written from survey_sheets
      where survey_id = ${surveyId} and not settled and bucket is not distinct from ${bucket}::uuid
      order by age(xmin) desc limit ${sql.lit(n)}),
    people as (
      delete from survey_participations
      where survey_id = ${surveyId} and not settled and xmin::text in (select written from oldest) returning user_id),
    settled_people as (
      insert into survey_participations (survey_id, user_id, settled) select ${surveyId}, user_id, true from people order by random()),
    sheets as (delete from survey_sheets where id in (select id from oldest) returning answers)
    insert into survey_sheets (id, survey_id, bucket, answers, settled)
    select gen_random_uuid(), ${surveyId}, ${bucket}::uuid, answers, true from sheets order by random()`.execute(db)
}

/** At the end everything is put back once more, also what had settled, and no sheet states its department. */
export async function settleAll(db: Queryable, surveyId: string): Promise<void> {
  await sql`with taken as (delete from survey_sheets where survey_id = ${surveyId} returning answers)
    insert into survey_sheets (id, survey_id, answers, settled)
    select gen_random_uuid(), ${surveyId}, answers, true from taken order by random()`.execute(db)
  await sql`with taken as (delete from survey_participations where survey_id = ${surveyId} returning user_id)
    insert into survey_participations (survey_id, user_id, settled)
    select ${surveyId}, user_id, true from taken order by random()`.execute(db)
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
