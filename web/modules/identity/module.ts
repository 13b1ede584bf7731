import { IconUser } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    profile: { icon: IconUser, screens: ['/user/profile'] },
  },
} as const satisfies WebManifest
