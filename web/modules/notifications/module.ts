import { IconBell } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    notifications: { icon: IconBell, screens: ['/user/notification'] },
  },
} as const satisfies WebManifest
