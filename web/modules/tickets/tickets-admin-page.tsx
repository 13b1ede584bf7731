import { holds } from '@diwan/contract/access/permission'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { Sections, type Section } from '../../ui/sections.tsx'
import { TemplatesSection } from './templates/templates-section.tsx'
import { TicketListPage } from './ticket-list-page.tsx'

/** The queue, and for whoever keeps them the templates that requests begin with. */
export function TicketsAdminPage() {
  const { t } = useTranslation(['tickets', 'fields', 'files', 'kit'])
  const mayKeep = holds(useSession()?.permissions ?? [], 'tickets', 'templates')
  const sections: Section[] = [
    { name: 'queue', label: t('queue'), screen: <TicketListPage view="queue" /> },
    ...(mayKeep ? [{ name: 'templates', label: t('templates'), screen: <TemplatesSection /> }] : []),
  ]
  return <Sections label={t('sections')} sections={sections} />
}
