import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { readForms, type FormReach, type FormRow } from '../queries/forms.ts'

export const formFinder = finder<FormReach, FormRow>({
  kind: 'form',
  module: 'forms',
  table: 'forms',
  sort: 'updated_at',
  reach,
  flag: 'forms.view',
  parts: { public: 'forms.view' },
  living: sql`record.deleted_at is null`,
  read: async ({ db, actor }, ids) => (await readForms(db, ids)).filter((row) => can.view(actor, row)),
  title: ({ name_ar, name_en }) => name_ar || name_en,
  card: ({ actor }, row) => ({
    id: row.id,
    shortId: null,
    status: row.status,
    place: null,
    path: can.edit(actor, row) ? `/admin/form/details?id=${row.id}` : `/user/forms?id=${row.id}`,
  }),
})
