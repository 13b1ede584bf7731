import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { formKind, formEntryKind } from './kind.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    forms: {
      order: 120,
      status: 'BETA',
      user: ['forms'],
      admin: ['forms', 'form/details'],
      beginnings: [{ name: 'form', to: '/admin/forms', flag: 'create', command: 'create forms' }],
      adminDesktopOnly: true,
      menu: {
        admin: [{ key: 'forms', to: '/admin/forms', group: 'learning', order: 20 }],
        user: [{ key: 'Forms', to: '/user/forms', group: 'learning', order: 20 }],
      },
    },
  },
  flags: {
    'forms.enter': { offers: 'all', cells: 'all' },
    'forms.administer': { offers: 'all', cells: managed('', '', 'all') },
    // to see that there is one; what is written of it takes `create`
    'forms.view': { offers: 'own audience department tree all', cells: managed('audience', '', 'tree', 'audience') },
    'forms.fill': { offers: 'audience all', cells: 'audience' },
    'forms.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'forms.publish': { offers: OFFERS, cells: managed('', '', 'tree') },
    'forms.delete': { offers: OFFERS, cells: managed('', '', 'own') },
    'forms.submissions.view': { offers: 'own step department tree all', cells: managed('own step', '', 'tree', 'step') },
    'forms.submissions.decide': { offers: 'step department tree all', cells: managed('step', '', 'tree', 'step') },
  },
  changedDefaults: [
    ...[
      ['USER', 'own', 'own step'],
      ['COORDINATOR', 'own tree', 'own step tree'],
      ['ADMIN', 'all own', 'all own step'],
      ['SUPER_ADMIN', 'all own', 'all own step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'forms.submissions.view', role, from, to, since: '0.2.0' })),
    ...[
      ['USER', '', 'step'],
      ['COORDINATOR', 'tree', 'step tree'],
      ['ADMIN', 'all', 'all step'],
      ['SUPER_ADMIN', 'all', 'all step'],
      ['SYSTEM_ADMIN', '', 'step'],
    ].map(([role = '', from = '', to = '']) => ({ flag: 'forms.submissions.decide', role, from, to, since: '0.2.0' })),
  ],
  errors: {
    'forms.unit_missing': 400,
    'forms.not_deleted': 409,
    'forms.full': 409,
    'forms.sent_already': 409,
    'forms.request_type_gone': 409,
  },
  drafts: ['form_entry'],
  kinds: [formKind, formEntryKind],
}
