import type { RegisteredModule } from '@diwan/contract/releases/schemas'
import { RELEASE_STATUSES } from '@diwan/contract/kit/manifest'
import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHolds } from '../../kit/rights.ts'
import { oneOf } from '../../kit/list/address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../ui/list/list-skeleton.tsx'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { registryQueries } from './api.ts'
import type { OpenModuleDialog } from './register/module-menu.tsx'
import { useModuleColumns } from './register/use-module-columns.tsx'
import { useModuleRow } from './register/use-module-row.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

const Dialogs = lazyDialog(() => import('./register/dialogs.tsx'))

const VIEWS = ['all', ...RELEASE_STATUSES] as const

/** The register of modules: what is released, in which version, and what changed. */
export function ModulesPage({ iconOf }: { iconOf: (key: string) => Icon | undefined }) {
  const { t } = useTranslation(['releases', 'kit'])
  const [asked, setAsked] = useState<OpenModuleDialog>()
  const may = {
    status: useHolds('modules', 'status'),
    version: useHolds('modules', 'version'),
    colours: useHolds('modules', 'colours'),
  }
  const search: { status?: unknown } = useSearch({ strict: false })
  const view = oneOf(VIEWS, search.status) ?? 'all'
  const { data, error, refetch } = useQuery(registryQueries.registry())
  const columns = useModuleColumns(may, setAsked)
  const row = useModuleRow(iconOf, may, setAsked)
  const rows = data?.items.filter(({ status }) => view === 'all' || status === view)
  const module = data?.items.find(({ key }) => key === asked?.key)
  const counts = data && countsOf(data.items)
  return (
    <>
      <PageHeader
        title={t('name_modules')}
        flush
        count={counts?.[view]}
        tabs={
          <ViewLinks
            label={t('name_modules')}
            param="status"
            views={VIEWS}
            current={view}
            labelOf={(one) => (one === 'all' ? t('allModules') : t(`status_${one}`))}
            counts={counts}
          />
        }
      />
      {!rows && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <ListSkeleton columns={columns} />}
      {rows?.length === 0 && <EmptyState title={t('noModules')} literally="noData" />}
      {rows && rows.length > 0 && <DataTable label={t('name_modules')} name="modules" rows={rows} columns={columns} of={row} />}
      <Suspense>
        {module && asked && <Dialogs about={asked.about} module={module} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  )
}

function countsOf(items: readonly RegisteredModule[]) {
  const count = (view: (typeof VIEWS)[number]) => items.filter(({ status }) => view === 'all' || status === view).length
  return Object.fromEntries(VIEWS.map((view) => [view, { count: count(view), more: false }])) as Record<
    (typeof VIEWS)[number],
    { count: number; more: boolean }
  >
}
