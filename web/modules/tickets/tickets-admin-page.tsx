import { holds } from '@diwan/contract/access/vocabulary'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useSession } from '../../kit/session.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { TicketListPage } from './ticket-list-page.tsx'

/** Few build templates: what they build them with is loaded when it is asked for. */
const TemplatesSection = lazy(async () => ({
  default: (await import('./templates/templates-section.tsx')).TemplatesSection,
}))
const TemplatesItem = lazy(() => import('./templates-item.tsx'))

/** The queue and, in its menu for people who manage them, the templates that requests begin with. */
export function TicketsAdminPage() {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const mayKeep = holds(useSession()?.permissions ?? [], 'tickets', 'templates')
  if (tab === 'templates' && mayKeep)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TemplatesSection />
      </Suspense>
    )
  const templates = mayKeep && (
    <Suspense>
      <TemplatesItem />
    </Suspense>
  )
  return <TicketListPage view="queue" menu={templates} />
}
