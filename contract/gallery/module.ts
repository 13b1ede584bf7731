import { managed } from '../kit/flags.ts'
import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    gallery: {
      order: 200,
      status: 'COMING_SOON',
      admin: ['gallery'],
      menu: {
        admin: [{ key: 'gallery', to: '/admin/gallery', group: 'learning', order: 50 }],
      },
    },
  },
  flags: {
    'gallery.administer': { offers: 'all', cells: managed('', 'all', 'all') },
    'gallery.view': { offers: 'own audience department tree all', cells: 'audience' },
    'gallery.manage': { offers: 'own audience department tree all', cells: managed('', 'own', 'tree') },
  },
}
