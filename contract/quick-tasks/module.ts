import type { Manifest } from '../kit/manifest.ts'
import { quickTaskKind } from './kind.ts'

export const manifest: Manifest = {
  keys: {
    quickTasks: {
      order: 100,
      status: 'BETA',
      api: 'quick-tasks',
      user: ['quick-tasks'],
      begins: true,
      menu: {
        user: [{ key: 'Quick Tasks', to: '/user/quick-tasks', group: 'work', order: 40, go: 'Q' }],
      },
    },
  },
  flags: {
    'quickTasks.enter': { offers: 'all', cells: 'all' },
    'quickTasks.view': { offers: 'own assigned', cells: 'own assigned' },
    'quickTasks.create': { offers: 'own', cells: 'own' },
    'quickTasks.edit': { offers: 'own', cells: 'own' },
    'quickTasks.complete': { offers: 'own assigned', cells: 'own assigned' },
    'quickTasks.giveBack': { offers: 'assigned', cells: 'assigned' },
    'quickTasks.delete': { offers: 'own', cells: 'own' },
  },
  // a quick task is of its author, and of the colleague to whom it was given; what several work on is a task of a project
  changedDefaults: (['USER', 'TECH', 'COORDINATOR', 'ADMIN', 'SUPER_ADMIN', 'SYSTEM_ADMIN'] as const).flatMap((role) => [
    { flag: 'quickTasks.view', role, from: 'own member', to: 'own', since: '0.2.0' },
    { flag: 'quickTasks.view', role, from: 'own', to: 'own assigned', since: '0.3.0' },
  ]),
  errors: { 'quick-tasks.too_many_items': 409 },
  kinds: [quickTaskKind],
}
