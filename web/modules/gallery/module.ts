import { IconPhoto } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    gallery: { icon: IconPhoto },
  },
} as const satisfies WebManifest
