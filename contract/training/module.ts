import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    training: {
      order: 140,
      status: 'COMING_SOON',
      user: ['training', 'training/details', 'training/details/$id'],
      admin: ['training', 'training/details'],
      adminDesktopOnly: true,
      menu: {
        admin: [{ key: 'training', to: '/admin/training', group: 'learning', order: 40 }],
        user: [
          { key: 'Training', to: '/user/training', group: 'learning', order: 40 },
          { key: 'Training Details', to: '/user/training/details', group: 'learning', order: 50 },
        ],
      },
    },
  },
  flags: {
    'training.enter': { offers: 'all', cells: 'all' },
    'training.administer': { offers: 'all', cells: managed('', '', 'all') },
    'training.learn': { offers: 'audience all', cells: 'audience' },
    'training.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'training.progress.view': { offers: OFFERS, cells: managed('own', '', 'tree') },
    'training.grade': { offers: OFFERS, cells: managed('', '', 'tree') },
  },
}
