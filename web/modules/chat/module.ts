import { IconMessageCircle } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    chat: { icon: IconMessageCircle },
  },
} as const satisfies WebManifest
