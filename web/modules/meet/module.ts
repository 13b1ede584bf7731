import { IconVideo } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    meet: { icon: IconVideo },
  },
} as const satisfies WebManifest
