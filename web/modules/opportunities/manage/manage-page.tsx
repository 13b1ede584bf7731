import { opportunityList } from '@diwan/contract/opportunities/list'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { useHolds } from '../../../kit/rights.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { opportunityLists, opportunityQueries } from '../api.ts'
import { useFilterField, useFilterWords } from '../parts/use-filters.tsx'
import { useOpportunityList } from '../parts/use-opportunity-list.ts'
import { useOpportunityColumns, useOpportunityRow } from './use-opportunity-row.tsx'

const VIEWS = ['manage', 'approve', 'created'] as const
const labels = { manage: 'view_manage', approve: 'view_approve', created: 'tab_created' } as const

/** All opportunities that the reader manages, approves or created. */
export function ManageOpportunities() {
  const { t } = useTranslation(['opportunities', 'releases'])
  const { view: wanted }: { view?: unknown } = useSearch({ strict: false })
  const view = oneOf(VIEWS, wanted) ?? 'manage'
  const list = useOpportunityList(view)
  const rows = useInfiniteQuery(opportunityQueries.list(list.asked))
  const { data: count } = useQuery(opportunityQueries.count(list.filter))
  const mayCreate = useHolds('opportunity', 'create')
  const filters = useFilterWords()
  const field = useFilterField(list)
  const label = t('name_opportunity', { ns: 'releases' })
  useFollowLists(opportunityLists)
  const narrowed = Object.keys(list.narrowing).length > 0 || list.q !== ''
  return (
    <ListPage
      of={opportunityList}
      address={list}
      header={{
        title: label,
        count,
        action: mayCreate && (
          <Button
            component={Link}
            to="/admin/opportunity/details"
            variant="filled"
            h={36}
            leftSection={<IconPlus size={17} stroke={2} aria-hidden />}
          >
            {t('create')}
          </Button>
        ),
      }}
      views={<ViewLinks label={label} param="view" views={VIEWS} current={view} labelOf={(one) => t(labels[one])} />}
      filters={filters}
      bar={{ field, show: t('showFiltered'), search: t('searchIn'), end: null }}
      sorts={{ offered: opportunityList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
      table={{ label, name: 'opportunity.list', columns: useOpportunityColumns(), of: useOpportunityRow() }}
      rows={{
        list: rows,
        empty: <EmptyState title={t(`none_${view}`)} text={t(`noneText_${view}`)} literally="noData" />,
        unmatched: narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear } : undefined,
      }}
    />
  )
}
