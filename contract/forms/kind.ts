import { kindName } from '../kit/record-kind.ts'

export const formKind = kindName({
  name: 'form',
  module: 'forms',
  path: (id) => `/user/forms?id=${id}`,
  editPath: (id) => `/admin/form/details?id=${id}`,
})

/** An entry that was sent to a form. */
export const formEntryKind = kindName({
  name: 'form_entry',
  module: 'forms',
  view: 'forms.submissions.view',
  path: (id) => `/user/forms?entry=${id}`,
})
