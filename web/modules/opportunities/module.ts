import { opportunityKind } from '@diwan/contract/opportunities/kind'
import { IconBriefcase, IconUserStar } from '@tabler/icons-react'
import type { WebManifest } from '../../kit/manifest.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

export const manifest = {
  keys: {
    opportunity: {
      icon: IconBriefcase,
      pane: 'user',
      screens: [
        '/user/schedule/opportunity',
        '/admin/opportunity',
        '/admin/opportunity/details',
        '/admin/opportunity/details/$id/$title',
      ],
      number: { user: 'opportunity.running', admin: 'opportunity.approve', topics: ['opportunity'] },
    },
  },
  decisions: [
    {
      kind: 'opportunity',
      icon: IconBriefcase,
      flag: ['opportunity', 'view'],
      path: opportunityKind.path,
      Pane: lazyPart(() => import('./user/opportunity-decision.tsx')),
      Screen: lazyPart(async () => ({ default: (await import('./user/opportunity-decision.tsx')).OpportunityDecisionScreen })),
    },
  ],
  found: {
    opportunity: { icon: IconBriefcase, order: 100, flag: ['opportunity', 'view'] },
    opportunity_application: { icon: IconUserStar, order: 101, flag: ['opportunity', 'applications.view'] },
  },
} as const satisfies WebManifest
