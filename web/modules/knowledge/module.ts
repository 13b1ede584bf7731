import { IconBook2 } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'

export const manifest = {
  keys: {
    knowledgeHub: {
      icon: IconBook2,
      pane: true,
      screens: ['/user/knowledge-base', '/user/knowledge-base/all-articles', '/admin/knowledge-hub'],
    },
  },
  found: { article: { icon: IconBook2, order: 90, flag: ['knowledgeHub', 'view'] } },
} as const satisfies WebManifest
