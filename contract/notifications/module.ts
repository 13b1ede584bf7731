import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    notifications: {
      order: 70,
      status: 'BETA',
      user: ['notification'],
      always: true,
      core: true,
      menu: {
        user: [{ key: 'Notifications', to: '/user/notification', group: 'start', order: 20, go: 'I' }],
      },
    },
  },
  flags: {
    'notifications.enter': { offers: 'all', cells: 'all' },
    'notifications.view': { offers: 'own', cells: 'own' },
  },
}
