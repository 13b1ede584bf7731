import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    support: {
      order: 220,
      status: 'COMING_SOON',
      admin: ['support'],
      menu: {
        admin: [{ key: 'support', to: '/admin/support', group: 'management', order: 20 }],
      },
    },
  },
  flags: {
    'support.administer': { offers: 'all', cells: managed('', 'all', '', 'all') },
    'support.create': { offers: 'own assigned all', cells: 'own' },
    'support.view': { offers: 'own assigned all', cells: managed('own', 'assigned', '') },
  },
}
