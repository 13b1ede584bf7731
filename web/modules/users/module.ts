import { IconUser } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {},
  found: { user: { icon: IconUser, order: 20, flag: ['users', 'view'] } },
} as const satisfies WebManifest
