import { IconClipboardText, IconForms } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { entryDecisionKind } from './model.ts'

export const manifest = {
  keys: {
    forms: {
      icon: IconForms,
      screens: ['/user/forms', '/admin/forms', '/admin/form/details'],
      number: { user: 'forms.fill', topics: ['forms'] },
    },
  },
  decisions: [entryDecisionKind],
  found: {
    form: { icon: IconForms, order: 100, flag: ['forms', 'view'] },
    form_entry: { icon: IconClipboardText, order: 105, flag: ['forms', 'submissions.view'] },
  },
} as const satisfies WebManifest
