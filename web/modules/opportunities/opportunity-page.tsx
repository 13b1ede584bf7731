import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { MyOpportunities } from './user/my-opportunities.tsx'

/** The lists do not wait for the screens of what is opened from them. */
const OpportunityScreen = lazyPart(() => import('./user/opportunity-screen.tsx'))
const ApplicationScreen = lazyPart(() => import('./user/application-screen.tsx'))

/** The lists of opportunities; one opportunity by `?id=`, or that of an own application by `?application=`. */
export function OpportunityPage() {
  const { id, application }: { id?: unknown; application?: unknown } = useSearch({ strict: false })
  const opened = () => {
    if (typeof application === 'string') return <ApplicationScreen key={application} id={application} />
    return typeof id === 'string' ? <OpportunityScreen key={id} id={id} /> : <MyOpportunities />
  }
  return <Suspense fallback={<PageSkeleton />}>{opened()}</Suspense>
}
