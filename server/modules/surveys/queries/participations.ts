import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** Answers whether this person had not answered yet. The key of the table decides. */
export async function insertParticipation(
  db: Queryable,
  { surveyId, userId }: { surveyId: string; userId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into survey_participations (survey_id, user_id)
    values (${surveyId}, ${userId}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function hasParticipated(db: Queryable, surveyId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('survey_participations')
    .select('survey_id')
    .where('survey_id', '=', surveyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function countParticipations(db: Queryable, surveyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from survey_participations where survey_id = ${surveyId}`.execute(db)
  return rows[0]!.n
}
