import { Menu } from '@mantine/core'
import { holds } from '@diwan/contract/access/vocabulary'
import { IconTemplate } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { TicketListPage } from './ticket-list-page.tsx'

/** Few build templates: what they build them with is loaded when it is asked for. */
const TemplatesSection = lazy(async () => ({
  default: (await import('./templates/templates-section.tsx')).TemplatesSection,
}))

/** The queue and, in its menu for people who manage them, the templates that requests begin with. */
export function TicketsAdminPage() {
  const { t } = useTranslation('tickets')
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const mayKeep = holds(useSession()?.permissions ?? [], 'tickets', 'templates')
  if (tab === 'templates' && mayKeep)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TemplatesSection />
      </Suspense>
    )
  const templates = mayKeep && (
    <Menu.Item
      leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />}
      renderRoot={(props: object) => <Link to="." search={{ tab: 'templates' } as object} {...props} />}
    >
      {t('templates')}
    </Menu.Item>
  )
  return <TicketListPage view="queue" menu={templates} />
}
