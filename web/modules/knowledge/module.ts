import { IconBook2 } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    knowledgeHub: { icon: IconBook2 },
  },
} as const satisfies WebManifest
