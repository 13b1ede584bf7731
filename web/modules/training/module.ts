import { IconSchool } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    training: { icon: IconSchool },
  },
} as const satisfies WebManifest
