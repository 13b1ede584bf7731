import { IconAlarm } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { RemindersLabel } from './reminders-label.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {},
  overlay: {
    key: 'notifications',
    needs: ['notifications', 'view'],
    param: 'reminders',
    value: 'mine',
    icon: IconAlarm,
    Label: RemindersLabel,
    Dialog: lazyDialog(() => import('./my-reminders.tsx')),
  },
} as const satisfies WebManifest
