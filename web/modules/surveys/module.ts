import { IconChartBar } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    surveys: { icon: IconChartBar },
  },
} as const satisfies WebManifest
