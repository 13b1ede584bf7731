import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { readSurveys, type SurveyReach, type SurveyRow } from '../queries/surveys.ts'

export const surveyFinder = finder<SurveyReach, SurveyRow>({
  kind: 'survey',
  module: 'surveys',
  table: 'surveys',
  sort: 'updated_at',
  reach,
  flag: 'surveys.view',
  parts: { public: 'surveys.view' },
  living: sql`record.deleted_at is null`,
  read: async ({ db, actor }, ids) => (await readSurveys(db, ids)).filter((row) => can.view(actor, row)),
  title: ({ name_ar, name_en }) => name_ar || name_en,
  card: ({ actor }, row) => ({
    id: row.id,
    shortId: null,
    status: row.status,
    place: null,
    path: can.edit(actor, row) ? `/admin/survey/details?id=${row.id}` : `/user/surveys/details?id=${row.id}`,
  }),
})
