import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cell } from '../service/cells.ts'

export interface Texts {
  readonly field: string
  readonly body: string
}

/** What is shown of a closed survey, once. */
export async function insertCells(db: Queryable, surveyId: string, cells: readonly Cell[]): Promise<void> {
  const columns = [cells.map(({ bucket }) => bucket), cells.map(({ field }) => field), cells.map(({ value }) => value)] as const
  await sql`insert into survey_cells (survey_id, bucket, field, value, n)
    select ${surveyId}, cell.* from unnest(${columns[0]}::text[], ${columns[1]}::text[], ${columns[2]}::text[],
      ${cells.map(({ n }) => n)}::int[]) cell`.execute(db)
}

/** Under random ids, which are their order: two questions are not in the same. */
export async function insertTexts(db: Queryable, surveyId: string, texts: readonly Texts[]): Promise<void> {
  await sql`insert into survey_texts (id, survey_id, field, body)
    select gen_random_uuid(), ${surveyId}, field, body
    from unnest(${texts.map(({ field }) => field)}::text[], ${texts.map(({ body }) => body)}::text[]) as one (field, body)
    order by random()`.execute(db)
}

export async function readCells(db: Queryable, surveyId: string): Promise<Cell[]> {
  return db.selectFrom('survey_cells').select(['bucket', 'field', 'value', 'n']).where('survey_id', '=', surveyId).execute()
}

/** At most so many of each question. Index: survey_texts_of_survey. */
export async function readTexts(db: Queryable, surveyId: string, most: number): Promise<Texts[]> {
  const { rows } = await sql<Texts>`select field, body from (
      select field, body, id, row_number() over (partition by field order by id) as place from survey_texts where survey_id = ${surveyId}
    ) texts where place <= ${sql.lit(most)} order by field, id`.execute(db)
  return rows
}
