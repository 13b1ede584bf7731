import { holds } from '@diwan/contract/access/vocabulary'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { CannedItem, CannedSection } from '../canned/public.ts'
import { ticketCanned } from './api/canned.ts'
import { TicketListPage } from './ticket-list-page.tsx'

/** Few build templates: what they build them with is loaded when it is asked for. */
const TemplatesSection = lazy(async () => ({
  default: (await import('./templates/templates-section.tsx')).TemplatesSection,
}))
const TemplatesItem = lazy(() => import('./templates-item.tsx'))

/** The queue and, in its menu for people who keep them, the templates that requests begin with and the canned answers. */
export function TicketsAdminPage() {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const { t } = useTranslation('tickets')
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
        <CannedSection of={ticketCanned} place={t('queue')} />
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
