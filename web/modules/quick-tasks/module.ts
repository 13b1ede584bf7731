import { IconListCheck } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    quickTasks: { icon: IconListCheck },
  },
} as const satisfies WebManifest
