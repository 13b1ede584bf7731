import { IconLayoutDashboard } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    dashboard: { icon: IconLayoutDashboard, screens: ['/user', '/admin'] },
  },
} as const satisfies WebManifest
