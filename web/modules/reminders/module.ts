import { IconAlarm } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebManifest } from '../../kit/manifest.ts'
import { RemindersLabel } from './reminders-label.tsx'

export const manifest = {
  keys: {},
  overlay: {
    key: 'notifications',
    needs: ['notifications', 'view'],
    param: 'reminders',
    value: 'mine',
    icon: IconAlarm,
    Label: RemindersLabel,
    Dialog: lazy(() => import('./my-reminders.tsx')),
  },
} as const satisfies WebManifest
