import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    chat: {
      order: 80,
      status: 'COMING_SOON',
      user: ['chat', 'old-chat'],
      menu: {
        user: [{ key: 'Chat', to: '/user/chat', group: 'work', order: 20, go: 'C' }],
      },
    },
  },
  flags: {
    'chat.enter': { offers: 'all', cells: 'all' },
    'chat.view': { offers: 'member', cells: 'member' },
    'chat.create': { offers: 'all', cells: 'all' },
    'chat.moderate': { offers: 'own', cells: 'own' },
  },
}
