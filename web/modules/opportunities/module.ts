import { IconBriefcase } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    opportunity: {
      icon: IconBriefcase,
      screens: [
        '/user/schedule/opportunity',
        '/admin/opportunity',
        '/admin/opportunity/details',
        '/admin/opportunity/details/$id/$title',
      ],
      number: { user: 'opportunity.running', admin: 'opportunity.approve', topics: ['opportunity'] },
    },
  },
  found: { opportunity: { icon: IconBriefcase, order: 100, flag: ['opportunity', 'view'] } },
} as const satisfies WebManifest
