import { IconListCheck } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { CaptureLabel } from './capture/capture-label.tsx'
import { lazyDialog, lazyExtra } from '../../ui/lazy-part.tsx'

/** With the file that registers the writes. */
const loadTick = async () => (await Promise.all([import('./model/tick.ts'), import('./api.ts')]))[0]
const loadMove = async () => (await Promise.all([import('./model/bar-move.ts'), import('./api.ts')]))[0]

export const manifest = {
  keys: {
    quickTasks: {
      icon: IconListCheck,
      screens: ['/user/quick-tasks'],
      number: { user: 'quickTasks.today', topics: ['quickTasks'] },
    },
  },
  found: { quick_task: { icon: IconListCheck, order: 100, flag: ['quickTasks', 'view'] } },
  moves: [{ kind: 'quick_task', days: 'any', load: loadMove }],
  ticks: [{ kind: 'quick_task', load: loadTick, Field: lazyExtra(() => import('./capture/today-field.tsx')) }],
  overlay: {
    key: 'quickTasks',
    needs: ['quickTasks', 'create'],
    param: 'quick',
    value: 'new',
    stroke: { code: 'KeyQ' },
    icon: IconListCheck,
    Label: CaptureLabel,
    Dialog: lazyDialog(() => import('./capture/capture-dialog.tsx')),
  },
  personWays: [
    {
      name: 'assign',
      of: 'quickTask',
      order: 6,
      key: 'quickTasks',
      needs: ['quickTasks', 'create'],
      icon: IconListCheck,
      stroke: { code: 'KeyA' },
      Dialog: lazyDialog(async () => (await Promise.all([import('./editor/assign-new.tsx'), import('./api.ts')]))[0]),
    },
  ],
  makes: [{ name: 'quickTask', order: 2, action: 'quickTasks.make', needs: ['quickTasks', 'create'], icon: IconListCheck }],
} as const satisfies WebManifest
