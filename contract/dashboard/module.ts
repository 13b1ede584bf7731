import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    dashboard: {
      order: 10,
      status: 'BETA',
      user: ['', 'dashboard'],
      admin: ['', 'dashboard'],
      redirects: { '/user/dashboard': '/user', '/admin/dashboard': '/admin' },
      always: true,
      core: true,
      menu: {
        admin: [{ key: 'Home', to: '/admin', group: 'management', order: 10 }],
        user: [
          { key: 'Home', to: '/', group: 'start', order: 10, go: 'H' },
          { key: 'Dashboard', to: '/user', group: 'account', order: 20 },
        ],
      },
    },
  },
  flags: {
    'dashboard.enter': { offers: 'all', cells: 'all' },
    'dashboard.administer': { offers: 'all', cells: managed('', 'all', 'all', 'all') },
    'dashboard.view': { offers: 'own group department tree all', cells: managed('own', 'group', 'tree') },
  },
}
