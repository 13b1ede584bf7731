import { IconLayoutBoard } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    workspace: { icon: IconLayoutBoard },
  },
} as const satisfies WebManifest
