import { IconBuilding } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    departments: {
      icon: IconBuilding,
      screens: [
        '/admin/department',
        '/admin/department-group',
        '/admin/department-group-level',
        '/admin/department-group/$id/$title',
        '/admin/department-group-level/$id/$title/$levelId/$levelTitle',
      ],
    },
  },
  found: { department: { icon: IconBuilding, order: 30, flag: ['departments', 'view'], administered: 'departments' } },
} as const satisfies WebManifest
