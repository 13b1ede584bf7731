import { opportunityList } from '@diwan/contract/opportunities/list'
import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { SortChoice } from '../../../ui/list/sort-choice.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { opportunityLists, opportunityQueries } from '../api.ts'
import { useOpportunityList } from '../parts/use-opportunity-list.ts'
import { useFilterField, useFilterWords } from '../parts/use-filters.tsx'
import classes from './cards.module.css'
import { OpportunityCard } from './opportunity-card.tsx'
import { ApplicationRow, Running } from './running.tsx'

const TABS = ['available', 'mine', 'created'] as const
const ApplyDialog = lazyDialog(() => import('./apply-dialog.tsx'))
const NewOpportunityDialog = lazyDialog(() => import('../parts/opportunity-dialogs.tsx'))

/** Three tabs: open opportunities, own applications, and opportunities that this person created. */
export function MyOpportunities() {
  const { t } = useTranslation(['opportunities', 'releases'])
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const mayCreate = useHolds('opportunity', 'create')
  const tabs = mayCreate ? TABS : TABS.slice(0, 2)
  const current = oneOf(tabs, tab) ?? 'available'
  const label = t('name_opportunity', { ns: 'releases' })
  useFollowLists(opportunityLists)
  return (
    <>
      <PageHeader
        title={label}
        flush
        tabs={<ViewLinks label={label} param="tab" views={tabs} current={current} labelOf={(one) => t(`tab_${one}`)} />}
        action={mayCreate && <New />}
      />
      {current === 'mine' ? <Mine /> : <Cards key={current} view={current} />}
    </>
  )
}

function New() {
  const { t } = useTranslation('opportunities')
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const begun = useEver(creating)
  return (
    <>
      <Button
        variant="default"
        h={36}
        leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
        onClick={() => setCreating(true)}
      >
        {t('create')}
      </Button>
      <Suspense>
        {begun && (
          <NewOpportunityDialog
            opened={creating}
            onClose={() => setCreating(false)}
            onCreated={(id) => void navigate({ to: '/user/schedule/opportunity', search: { id } as object })}
          />
        )}
      </Suspense>
    </>
  )
}

function Cards({ view }: { view: 'available' | 'created' }) {
  const { t } = useTranslation('opportunities')
  const list = useOpportunityList(view)
  const rows = useInfiniteQuery(opportunityQueries.list(list.asked))
  const [applying, setApplying] = useState<Opportunity>()
  const filters = useFilterWords()
  const field = useFilterField(list)
  const narrowed = Object.keys(list.narrowing).length > 0 || list.q !== ''
  return (
    <>
      <FilterBar
        filters={shownOf(opportunityList, list.narrowing, filters, [])}
        field={field}
        show={t('showFiltered')}
        onRemove={(one) => list.narrow(cleared(opportunityList, list.narrowing, one))}
        onClear={list.clear}
        search={{ label: t('searchIn'), value: list.q, onSearch: list.look }}
        end={
          <SortChoice
            sorts={opportunityList.sorts}
            value={list}
            labelOf={(sort, direction) => t(`sort_${sort}_${direction}`)}
            onChange={list.order}
          />
        }
      />
      {view === 'available' && <Running />}
      <ListRows
        list={rows}
        skeleton={<PageSkeleton />}
        empty={<EmptyState title={t(`none_${view}`)} text={t(`noneText_${view}`)} literally="noData" />}
        unmatched={narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear } : undefined}
      >
        {(all) => (
          <ul className={classes['cards']}>
            {all.map((one) => (
              <OpportunityCard key={one.id} record={one} onApply={setApplying} />
            ))}
          </ul>
        )}
      </ListRows>
      <Suspense>
        {applying && <ApplyDialog key={applying.id} record={applying} opened onClose={() => setApplying(undefined)} />}
      </Suspense>
    </>
  )
}

function Mine() {
  const { t } = useTranslation('opportunities')
  const rows = useInfiniteQuery(opportunityQueries.applications({ view: 'mine' }))
  return (
    <ListRows
      list={rows}
      skeleton={<PageSkeleton />}
      empty={<EmptyState title={t('none_mine')} text={t('noneText_mine')} literally="noData" />}
    >
      {(all) => (
        <ul className={classes['running']}>
          {all.map((one) => (
            <ApplicationRow key={one.id} of={one} />
          ))}
        </ul>
      )}
    </ListRows>
  )
}
