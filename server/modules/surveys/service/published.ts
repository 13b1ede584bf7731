import { SurveyContent } from '@diwan/contract/surveys/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { readFields } from '../../fields/public.ts'
import { shownNames } from '../../publishing/public.ts'
import type { SurveyRow } from '../queries/surveys.ts'

/** The content that was last made ready for readers; a survey that never was has none. */
export async function publishedContent(db: Queryable, row: SurveyRow): Promise<SurveyContent> {
  if (row.set_id === null || row.set_version === null) throw new Problem('not_found')
  return SurveyContent.parse({
    ...shownNames(row),
    anonymous: row.anonymous,
    breakdown: row.breakdown,
    k: row.k,
    shareResults: row.share_results,
    fields: await readFields(db, { setId: row.set_id, version: row.set_version }),
  })
}
