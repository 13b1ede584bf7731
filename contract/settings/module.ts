import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    settings: {
      order: 50,
      status: 'BETA',
      admin: ['setting'],
      core: true,
      menu: {
        admin: [{ key: 'settings', to: '/admin/setting', group: 'management', order: 70 }],
      },
    },
  },
  flags: {
    'settings.administer': { offers: 'all', cells: managed('', '', '', 'all') },
    'settings.view': { offers: 'all', cells: managed('', '', '', 'all') },
    'settings.organisation': { offers: 'all', cells: managed('', '', '') },
    'settings.roles': { offers: 'all', cells: ['', '', '', '', 'all', ''] },
    'settings.lessons': { offers: 'all', cells: ['', '', '', '', 'all', ''], ownersOnly: true },
    'settings.notification': { offers: 'all', cells: managed('', '', '') },
    'settings.module': { offers: 'all', cells: managed('', '', '', 'all') },
    'settings.platform': { offers: 'all', cells: ['', '', '', '', '', 'all'], reserved: true },
  },
}
