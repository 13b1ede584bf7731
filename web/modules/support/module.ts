import { IconHeadset } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    support: { icon: IconHeadset },
  },
} as const satisfies WebManifest
