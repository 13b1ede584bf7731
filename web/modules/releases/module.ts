import { IconPuzzle } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    modules: { icon: IconPuzzle, screens: ['/admin/modules'] },
  },
} as const satisfies WebManifest
