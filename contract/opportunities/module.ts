import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own audience department tree all'

export const manifest: Manifest = {
  keys: {
    opportunity: {
      order: 170,
      status: 'COMING_SOON',
      api: 'opportunities',
      user: ['schedule/opportunity'],
      admin: ['opportunity', 'opportunity/details', 'opportunity/details/$id/$title'],
      menu: {
        admin: [{ key: 'opportunity', to: '/admin/opportunity', group: 'management', order: 40 }],
      },
    },
  },
  flags: {
    'opportunity.enter': { offers: 'all', cells: 'all' },
    'opportunity.administer': { offers: 'all', cells: managed('', '', 'all') },
    'opportunity.view': { offers: OFFERS, cells: managed('audience', 'audience', 'tree') },
    'opportunity.create': { offers: OFFERS, cells: managed('', '', 'tree') }, // and everybody with can_create_opportinity
    'opportunity.approve': { offers: OFFERS, cells: managed('', '', 'tree') },
    'opportunity.cancel': { offers: OFFERS, cells: managed('own', 'own', 'tree') },
    'opportunity.apply': { offers: OFFERS, cells: ['own', 'own', 'own', 'own', 'own', ''] },
    'opportunity.applications.decide': { offers: OFFERS, cells: managed('', '', 'tree') },
  },
}
