import { IconNote } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    notes: { icon: IconNote, screens: ['/user/notes'] },
  },
  found: { note: { icon: IconNote, order: 100, flag: ['notes', 'view'] } },
  makes: [{ name: 'note', order: 4, action: 'notes.make', needs: ['notes', 'create'], icon: IconNote }],
} as const satisfies WebManifest
