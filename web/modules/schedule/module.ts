import { IconCalendar, IconShieldCheck } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    schedule: {
      icon: IconCalendar,
      pane: true,
      screens: ['/user/schedule', '/user/schedule/permissions', '/admin/schedule'],
      number: { user: 'permissions.decide', topics: ['permissions'] },
    },
    permissions: {
      icon: IconShieldCheck,
      screens: ['/admin/permissions'],
      number: { admin: 'permissions.undecided', topics: ['permissions'] },
    },
  },
  home: { key: 'schedule', load: () => import('./home/home-lists.tsx') },
  found: { permission_request: { icon: IconShieldCheck, order: 100, flag: ['permissions', 'view'] } },
} as const satisfies WebManifest
