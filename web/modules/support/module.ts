import { IconHeadset } from '@tabler/icons-react'
import { lazy } from 'react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    support: { icon: IconHeadset, screens: ['/admin/support'] },
  },
  overlay: {
    key: 'support',
    needs: ['support', 'create'],
    param: 'inquiry',
    value: 'new',
    icon: IconHeadset,
    Label: lazy(() => import('./contact-label.tsx')),
    Dialog: lazy(() => import('./contact-dialog.tsx')),
  },
} as const satisfies WebManifest
