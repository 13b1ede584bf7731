import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'department tree all'

export const manifest: Manifest = {
  flags: {
    'users.view': { offers: OFFERS, cells: managed('all', 'all', 'tree', 'all') },
    'users.create': { offers: OFFERS, cells: managed('', '', '') },
    'users.update': { offers: OFFERS, cells: managed('', '', '') },
    'users.disable': { offers: OFFERS, cells: managed('', '', '') },
    'users.delete': { offers: OFFERS, cells: managed('', '', '') },
    'users.care': { offers: OFFERS, cells: managed('', '', '', 'all') },
    'users.view_private': { offers: 'own department tree all', cells: managed('own', 'own', 'own', 'own') },
    'users.export': { offers: 'all', cells: managed('', '', '') },
    'users.care_everybody': { offers: 'all', cells: ['', '', '', '', 'all', 'all'] },
    'users.grant_user': { offers: 'all', cells: managed('', '', '') },
    'users.grant_tech': { offers: 'all', cells: managed('', '', '') },
    'users.grant_coordinator': { offers: 'all', cells: managed('', '', '') },
    'users.grant_admin': { offers: 'all', cells: ['', '', '', '', 'all', ''] },
    'users.grant_super_admin': { offers: 'all', cells: ['', '', '', '', 'all', ''] },
    'users.grant_system_admin': { offers: 'all', cells: ['', '', '', '', 'all', ''] },
    'users.impersonate': { offers: 'all', cells: ['', '', '', '', 'all', ''] },
    'titles.manage': { offers: 'all', cells: managed('', '', '') },
    'partners.manage': { offers: 'all', cells: managed('', '', '') },
  },
  errors: {
    'users.role_not_yours': 403,
    'users.holds_more': 403,
    'users.email_taken': 409,
    'users.not_yourself': 409,
    'users.unknown_link': 400,
    'users.title_taken': 409,
    'users.title_in_use': 409,
    'users.partner_taken': 409,
    'users.partner_in_use': 409,
    'users.photo_gone': 409,
    'users.own_name': 403,
    'users.same_name': 409,
    'users.proposal_changed': 409,
  },
  found: ['user'],
}
