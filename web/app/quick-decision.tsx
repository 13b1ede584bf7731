import { Suspense } from 'react'
import { lazyExtra } from '../ui/lazy-part.tsx'

const QuickDecision = lazyExtra(() => import('../modules/approvals/inbox/quick-decision.tsx'))

/** What is decided where a notification stands. */
export const decidesOf = (objectId: string) => (
  <Suspense>
    <QuickDecision objectId={objectId} />
  </Suspense>
)
