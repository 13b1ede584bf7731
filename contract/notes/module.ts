import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    notes: {
      order: 110,
      status: 'COMING_SOON',
      user: ['notes'],
      menu: {
        user: [{ key: 'Notes', to: '/user/notes', group: 'work', order: 70, go: 'N' }],
      },
    },
  },
  flags: {
    'notes.enter': { offers: 'all', cells: 'all' },
    'notes.view': { offers: 'own member', cells: 'own member' },
  },
}
