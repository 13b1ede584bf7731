import { IconBriefcase } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    opportunity: { icon: IconBriefcase },
  },
} as const satisfies WebManifest
