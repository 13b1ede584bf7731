import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    forms: {
      order: 120,
      status: 'COMING_SOON',
      user: ['forms'],
      admin: ['forms', 'form/details'],
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
    'forms.fill': { offers: 'audience all', cells: 'audience' },
    'forms.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'forms.publish': { offers: OFFERS, cells: managed('', '', 'tree') },
    'forms.delete': { offers: OFFERS, cells: managed('', '', 'own') },
    'forms.submissions.view': { offers: 'own step department tree all', cells: managed('own', 'step', 'tree') },
    'forms.submissions.decide': { offers: 'own step department tree all', cells: managed('', 'step', 'tree') },
  },
}
