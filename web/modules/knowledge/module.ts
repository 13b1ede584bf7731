import { articleKind } from '@diwan/contract/knowledge/kind'
import { IconArticle, IconBook2 } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {
    knowledgeHub: {
      icon: IconBook2,
      pane: true,
      screens: ['/user/knowledge-base', '/user/knowledge-base/all-articles', '/admin/knowledge-hub'],
    },
  },
  decisions: [
    {
      kind: 'article',
      icon: IconBook2,
      flag: ['knowledgeHub', 'view'],
      path: articleKind.path,
      Pane: lazyPart(() => import('./review/review-decision.tsx')),
      Screen: lazyPart(() => import('./review/review-screen.tsx')),
    },
  ],
  answerTools: [{ name: 'citeArticle', flag: ['knowledgeHub', 'view'], Tool: lazyPart(() => import('./cite-article.tsx')) }],
  found: { article: { icon: IconBook2, order: 90, flag: ['knowledgeHub', 'view'] } },
  makes: [{ name: 'article', order: 6, action: 'knowledgeHub.make', needs: ['knowledgeHub', 'create'], icon: IconArticle }],
} as const satisfies WebManifest
