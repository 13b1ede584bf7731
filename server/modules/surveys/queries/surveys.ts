import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { tokensIn } from '../../audience/public.ts'
import type { Surveys } from '../rows.gen.ts'

/** A survey as access looks at it. */
export interface SurveyReach extends Selectable<Surveys> {
  readonly tokens: readonly string[]
}

/** A survey as the presenter needs it, with the names of its unit and of who made it. */
export interface SurveyRow extends SurveyReach {
  readonly sort: string
  readonly until_at: Date | null
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
}

export const columnsBy = (sort: string) => sql`
  survey.*, ${sql.ref(`survey.${sort}`)}::text as sort, ${tokensIn('survey')} as tokens, creator.full_name as creator_name,
  creator.photo_id as creator_photo, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en, plan.remove_at as until_at`
export const withNames = sql`join users creator on creator.id = survey.created_by left join units unit on unit.id = survey.unit_id
  left join publications plan on plan.object_id = survey.id`

export async function insertSurvey(db: Queryable, row: Insertable<Surveys>): Promise<void> {
  await db.insertInto('surveys').values(row).execute()
}

export async function updateSurvey(db: Queryable, id: string, set: Updateable<Surveys>): Promise<void> {
  await db.updateTable('surveys').set(set).where('id', '=', id).execute()
}

export async function readSurveys(db: Queryable, ids: readonly string[]): Promise<SurveyRow[]> {
  const { rows } = await sql<SurveyRow>`
    select ${columnsBy('updated_at')} from surveys survey ${withNames} where ${anyOf('survey.id', ids)}`.execute(db)
  return rows
}

export const readSurvey = async (db: Queryable, id: string): Promise<SurveyRow | undefined> => (await readSurveys(db, [id]))[0]

/** The row lock that every command takes first. */
export async function lockSurvey(db: Queryable, id: string): Promise<SurveyRow | undefined> {
  await sql`select from surveys where id = ${id} for update`.execute(db)
  return readSurvey(db, id)
}

/** As those take it who answer, many at a time: it is not closed, renewed or settled until they are done. */
export async function holdSurvey(db: Queryable, id: string): Promise<SurveyRow | undefined> {
  await sql`select from surveys where id = ${id} for share`.execute(db)
  return readSurvey(db, id)
}

/** Whether anybody has answered it, by name or not. */
export async function isAnswered(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql<{ answered: boolean }>`select
    exists (select from survey_responses where survey_id = ${id} and status = 'completed')
    or exists (select from survey_participations where survey_id = ${id}) as answered`.execute(db)
  return rows[0]!.answered
}

/** The rows of purged records: what was answered goes before what it was answered to. */
export async function forgetSurveys(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('survey_responses').where(anyOf('id', ids)).execute()
  const gone = sql<string>`(select id from surveys where ${anyOf('id', ids)}
    and not exists (select from survey_responses where survey_id = surveys.id))`
  await sql`delete from survey_cells where survey_id in ${gone}`.execute(db)
  await sql`delete from survey_texts where survey_id in ${gone}`.execute(db)
  await sql`delete from survey_sheets where survey_id in ${gone}`.execute(db)
  await sql`delete from survey_participations where survey_id in ${gone}`.execute(db)
  await sql`delete from surveys where id in ${gone}`.execute(db)
}
