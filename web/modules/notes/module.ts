import { IconNote } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    notes: { icon: IconNote },
  },
} as const satisfies WebManifest
