import { IconSettings } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    settings: { icon: IconSettings, screens: ['/admin/setting'] },
  },
} as const satisfies WebManifest
