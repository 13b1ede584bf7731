import { Answers } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { sheetColumns, withSheet, type WithSheet } from '../../fields/public.ts'
import type { SurveyResponses } from '../rows.gen.ts'

/** A response as access looks at it. */
export interface ResponseReach extends Selectable<SurveyResponses> {}

/** With what its list shows beside. */
export interface ResponseRow extends ResponseReach {
  readonly sort: string
  readonly short_id: string
  readonly sender_name: string
  readonly sender_photo: string | null
  readonly name_ar: string
  readonly name_en: string
}

export const columns = sql`
  response.*, response.sent_at::text as sort, survey.name_ar, survey.name_en, object.short_id,
  sender.full_name as sender_name, sender.photo_id as sender_photo`
export const withNames = sql`join surveys survey on survey.id = response.survey_id join users sender on sender.id = response.created_by
  join objects object on object.id = response.id`

/** A response as its export shows it. */
export interface ExportedResponse extends WithSheet {
  readonly id: string
  readonly sort: string
  readonly short_id: string
  readonly sender_name: string
  /** In seconds. */
  readonly sent: number | null
}
export const exportedColumns = sql`response.id, response.sent_at::text as sort, object.short_id, sender.full_name as sender_name,
  floor(extract(epoch from response.sent_at))::float8 as sent, ${sheetColumns}`
export const withExported = sql`join users sender on sender.id = response.created_by join objects object on object.id = response.id
  ${withSheet('response')}`

export async function insertResponse(db: Queryable, row: Insertable<SurveyResponses>): Promise<void> {
  await db.insertInto('survey_responses').values(row).execute()
}

export async function updateResponse(db: Queryable, id: string, set: Updateable<SurveyResponses>): Promise<void> {
  await db.updateTable('survey_responses').set(set).where('id', '=', id).execute()
}

export async function readResponses(db: Queryable, ids: readonly string[]): Promise<ResponseRow[]> {
  const { rows } = await sql<ResponseRow>`
    select ${columns} from survey_responses response ${withNames} where ${anyOf('response.id', ids)}`.execute(db)
  return rows
}

export const readResponse = async (db: Queryable, id: string): Promise<ResponseRow | undefined> =>
  (await readResponses(db, [id]))[0]

/** What this person said, or began to say. Index: survey_responses_once. */
export async function responseOf(db: Queryable, surveyId: string, userId: string): Promise<ResponseReach | undefined> {
  return db
    .selectFrom('survey_responses')
    .selectAll()
    .where('survey_id', '=', surveyId)
    .where('created_by', '=', userId)
    .executeTakeFirst()
}

/** The same, while nobody else of this person's devices answers: also where there is none yet. */
export async function lockResponse(db: Queryable, surveyId: string, userId: string): Promise<ResponseReach | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`survey_responses ${surveyId} ${userId}`}, 0))`.execute(db)
  return responseOf(db, surveyId, userId)
}

export const draftOf = ({ draft }: Pick<ResponseReach, 'draft'>): Answers => (draft === null ? {} : Answers.parse(draft))

/** Who has sent one. Index: survey_responses_by_survey. */
export async function readSenders(db: Queryable, surveyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('survey_responses')
    .select('created_by')
    .where('survey_id', '=', surveyId)
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ created_by }) => created_by)
}

/** Index: survey_responses_by_survey. */
export async function countSent(db: Queryable, surveyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from survey_responses
    where survey_id = ${surveyId} and status = 'completed' and deleted_at is null`.execute(db)
  return rows[0]!.n
}

/** What was begun and not sent is over. */
export async function closeDrafts(db: Queryable, surveyId: string): Promise<void> {
  await sql`update survey_responses set status = 'CLOSED', version = version + 1
    where survey_id = ${surveyId} and status = 'DRAFT'`.execute(db)
}
