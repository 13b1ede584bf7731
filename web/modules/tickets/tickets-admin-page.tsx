import { holds } from '@diwan/contract/access/vocabulary'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSession } from '../../kit/session.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { TicketListPage } from './ticket-list-page.tsx'
import { lazyExtra, lazyPart } from '../../ui/lazy-part.tsx'

/** Few build templates or write canned answers: what they do it with is loaded when it is asked for. */
const TemplatesSection = lazyPart(async () => ({
  default: (await import('./templates/templates-section.tsx')).TemplatesSection,
}))
const CannedPage = lazyPart(() => import('./canned-page.tsx'))
const CannedItem = lazyExtra(async () => ({ default: (await import('../canned/public.ts')).CannedItem }))
const TemplatesItem = lazyExtra(() => import('./templates-item.tsx'))

/** The queue and, in its menu for people who keep them, the templates that requests begin with and the canned answers. */
export function TicketsAdminPage() {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const mayKeep = holds(useSession()?.permissions ?? [], 'tickets', 'templates')
  if (tab === 'templates' && mayKeep)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TemplatesSection />
      </Suspense>
    )
  if (tab === 'canned' && mayKeep)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <CannedPage />
      </Suspense>
    )
  const templates = mayKeep && (
    <Suspense>
      <TemplatesItem />
      <CannedItem />
    </Suspense>
  )
  return <TicketListPage view="queue" menu={templates} />
}
