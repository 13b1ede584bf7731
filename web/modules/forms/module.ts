import { IconForms } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    forms: { icon: IconForms },
  },
} as const satisfies WebManifest
