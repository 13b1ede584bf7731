import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    meet: {
      order: 180,
      status: 'COMING_SOON',
      user: ['meet'],
      menu: {
        user: [{ key: 'Meet', to: '/user/meet', group: 'work', order: 60, go: 'M' }],
      },
    },
  },
  flags: {
    'meet.enter': { offers: 'all', cells: 'all' },
    'meet.join': { offers: 'participant', cells: 'participant' },
  },
}
