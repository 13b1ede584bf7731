import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { forms } from '@diwan/contract/forms/endpoints'
import type { EditedForm, FormContent } from '@diwan/contract/forms/schemas'
import type { Ctx } from '../../../kit/portal.ts'
import { contentWriting, namesOf } from '../../publishing/public.ts'
import { form } from '../kind.ts'
import { contentOf, presentEdited } from '../presenter/form.ts'
import { hasEntries, insertForm, updateForm, type FormRow } from '../queries/forms.ts'

type Input<E extends keyof typeof forms> = InputOf<(typeof forms)[E]>

const writing = contentWriting<FormRow, FormContent, EditedForm>({
  ...form.content,
  flag: 'forms.create',
  refusals: { unit: 'forms.unit_missing', used: 'forms.not_deleted' },
  insert: (db, row, content) => insertForm(db, { ...row, ...namesOf(content) }),
  update: (db, id, set, shown) => updateForm(db, id, { ...set, ...(shown && namesOf(shown)) }),
  contentOf,
  edited: async ({ actor }, _db, row) => presentEdited(actor, row),
  // something was sent to it; who deletes no more than their own deletes drafts
  used: async ({ actor }, db, row) =>
    (row.status !== 'DRAFT' && actor.grants.get('forms.delete')?.has('all') !== true) || hasEntries(db, row.id),
})

export const createForm = (ctx: Ctx, { unitId, ...content }: Input<'create'>): Promise<EditedForm> =>
  writing.create(ctx, content, unitId)

export const changeForm = (ctx: Ctx, { id, version, unitId, ...content }: Input<'change'>): Promise<EditedForm> =>
  writing.change(ctx, content, { id, version, unitId })

export const { copy: copyForm, remove: deleteForm } = writing
