import { FormContent } from '@diwan/contract/forms/schemas'
import { Field } from '@diwan/core/fields/field'
import { NAMES, plantingOf, type ContentTable } from '../../../testing/content/planted.ts'
import { saveFields } from '../../fields/public.ts'
import { insertForm, updateForm } from '../queries/forms.ts'

export const FIELD = Field.parse({ key: 'why', type: 'text', labelAr: 'السبب', labelEn: 'Reason' })
export const CONTENT = FormContent.parse({ ...NAMES, target: 'answer', fields: [FIELD] })

export const formTable: ContentTable = {
  kind: 'form',
  table: 'forms',
  insert: async (db, row) => {
    const set = await saveFields({ db }, { setId: null, fields: [FIELD], by: row.created_by, at: row.created_at })
    const shown = { target: 'answer', set_id: set.setId, set_version: set.version }
    await insertForm(db, { ...row, ...shown, draft: JSON.stringify(CONTENT) })
  },
  update: updateForm,
}

export const plantForm = plantingOf(formTable)
