import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own group department tree all'

export const manifest: Manifest = {
  keys: {
    archive: {
      order: 210,
      status: 'COMING_SOON',
      user: ['archive', 'project'],
      admin: ['archive'],
      menu: {
        admin: [{ key: 'archive', to: '/admin/archive', group: 'learning', order: 60 }],
        user: [{ key: 'Archive', to: '/user/archive', group: 'learning', order: 60 }],
      },
    },
  },
  flags: {
    'archive.enter': { offers: 'all', cells: 'all' },
    'archive.administer': { offers: 'all', cells: managed('', 'all', 'all') },
    'archive.view': { offers: OFFERS, cells: managed('own', 'group', 'tree') },
    'archive.restore': { offers: OFFERS, cells: managed('', '', '') },
    'archive.purge': { offers: OFFERS, cells: ['', '', '', '', 'all', ''] },
  },
}
