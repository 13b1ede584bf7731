import { holds } from '@diwan/contract/access/vocabulary'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { Sections, type Section } from '../../ui/sections.tsx'
import { TicketListPage } from './ticket-list-page.tsx'

/** Few build templates: what they build them with is loaded with the tab. */
const TemplatesSection = lazy(async () => ({
  default: (await import('./templates/templates-section.tsx')).TemplatesSection,
}))

/** The queue and, for people who manage them, the templates that requests begin with. */
export function TicketsAdminPage() {
  const { t } = useTranslation(['tickets', 'kit'])
  const mayKeep = holds(useSession()?.permissions ?? [], 'tickets', 'templates')
  const templates = (
    <Suspense fallback={<PageSkeleton />}>
      <TemplatesSection />
    </Suspense>
  )
  const sections: Section[] = [
    { name: 'queue', label: t('queue'), screen: <TicketListPage view="queue" /> },
    ...(mayKeep ? [{ name: 'templates', label: t('templates'), screen: templates }] : []),
  ]
  return <Sections label={t('sections')} sections={sections} />
}
