import { IconArchive } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    archive: { icon: IconArchive },
  },
} as const satisfies WebManifest
