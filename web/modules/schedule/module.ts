import { IconCalendar, IconShieldCheck } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    schedule: { icon: IconCalendar, pane: true, screens: ['/user/schedule', '/admin/schedule'] },
    permissions: { icon: IconShieldCheck },
  },
} as const satisfies WebManifest
