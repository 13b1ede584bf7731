import { Suspense } from 'react'
import { loadQuickDecision } from '../modules/approvals/public.ts'
import { lazyExtra } from '../ui/lazy-part.tsx'

const QuickDecision = lazyExtra(loadQuickDecision)

/** The buttons that decide a request beside its notification. */
export const decidesOf = (objectId: string) => (
  <Suspense>
    <QuickDecision objectId={objectId} />
  </Suspense>
)
