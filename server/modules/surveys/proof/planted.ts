import { SurveyContent } from '@diwan/contract/surveys/schemas'
import { Field } from '@diwan/core/fields/field'
import { NAMES, plantingOf, type ContentTable } from '../../../testing/content/planted.ts'
import { saveFields } from '../../fields/public.ts'
import { insertSurvey, updateSurvey } from '../queries/surveys.ts'

export const FIELD = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
export const CONTENT = SurveyContent.parse({ ...NAMES, fields: [FIELD] })

export const surveyTable: ContentTable = {
  kind: 'survey',
  table: 'surveys',
  insert: async (db, row) => {
    const set = await saveFields({ db }, { setId: null, fields: [FIELD], by: row.created_by, at: row.created_at })
    await insertSurvey(db, { ...row, set_id: set.setId, set_version: set.version, draft: JSON.stringify(CONTENT) })
  },
  update: updateSurvey,
}

export const plantSurvey = plantingOf(surveyTable)
