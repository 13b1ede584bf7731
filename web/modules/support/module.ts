import { isUuid } from '@diwan/core/identifiers'
import { IconHeadset } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { ContactLabel } from './contact-label.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {
    support: {
      icon: IconHeadset,
      screens: ['/admin/support'],
      number: { admin: 'support.open', topics: ['support'] },
    },
  },
  found: { inquiry: { icon: IconHeadset, order: 15, flag: ['support', 'view'] } },
  overlay: {
    key: 'support',
    needs: ['support', 'create'],
    param: 'inquiry',
    value: 'new',
    accepts: (value) => value === 'mine' || isUuid(value),
    icon: IconHeadset,
    Label: ContactLabel,
    Dialog: lazyDialog(() => import('./contact-dialog.tsx')),
  },
} as const satisfies WebManifest
