import { IconSchool } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    training: {
      icon: IconSchool,
      screens: [
        '/admin/training',
        '/admin/training/details',
        '/user/training',
        '/user/training/details',
        '/user/training/details/$id',
      ],
      number: { user: 'training.assigned', topics: ['training'] },
    },
  },
} as const satisfies WebManifest
