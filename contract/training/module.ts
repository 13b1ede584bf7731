import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'
import { courseKind, enrolmentKind } from './kind.ts'

/** Relations to a record. */
const OFFERS = 'own department tree all'

export const manifest: Manifest = {
  keys: {
    training: {
      order: 140,
      status: 'BETA',
      user: ['training', 'training/details', 'training/details/$id'],
      admin: ['training', 'training/details'],
      beginnings: [{ name: 'course', to: '/admin/training', flag: 'create', command: 'create training' }],
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
    // to see that there is one; what is written of it takes `create`
    'training.view': { offers: 'own audience department tree all', cells: managed('audience', '', 'tree', 'audience') },
    'training.learn': { offers: 'audience all', cells: 'audience' },
    'training.create': { offers: OFFERS, cells: managed('', '', 'tree') },
    'training.progress.view': { offers: OFFERS, cells: managed('own', '', 'tree') },
    'training.grade': { offers: OFFERS, cells: managed('', '', 'tree') },
  },
  errors: {
    'training.unit_missing': 400,
    'training.not_deleted': 409,
    'training.not_open': 409,
    'training.too_many_assignments': 409,
    'training.lesson_closed': 409,
    'training.lesson_not_done': 409,
    'training.no_attempt_left': 409,
  },
  kinds: [courseKind, enrolmentKind],
}
