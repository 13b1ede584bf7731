import type { Manifest } from '../kit/manifest.ts'

export const manifest: Manifest = {
  keys: {
    quickTasks: {
      order: 100,
      status: 'COMING_SOON',
      api: 'quick-tasks',
      user: ['quick-tasks'],
      menu: {
        user: [{ key: 'Quick Tasks', to: '/user/quick-tasks', group: 'work', order: 40 }],
      },
    },
  },
  flags: {
    'quickTasks.enter': { offers: 'all', cells: 'all' },
    'quickTasks.view': { offers: 'own member', cells: 'own member' },
  },
}
