import { MAX_ARTICLE_BULK } from '@diwan/contract/knowledge/limits'
import { managedArticleList } from '@diwan/contract/knowledge/list'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText } from '../../../kit/formats.ts'
import { oneOf, useListAddress, valuesOf } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyExtra } from '../../../ui/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { useStatusWord, type Status } from '../../../ui/status-badge.tsx'
import { TurnMenu } from '../../actions/public.ts'
import { articleLists } from '../api/api.ts'
import { managedQueries } from '../api/writes.ts'
import { useFilterNames } from '../list/use-filter-names.ts'
import { ImportArticles } from './import-articles.tsx'
import { ManageTabs } from './manage-tabs.tsx'
import { NewArticle } from './new-article.tsx'
import { useManagedColumns, useManagedRow } from './use-managed-columns.tsx'
import { UseTemplate } from './use-template.tsx'

/** Chosen by few of those who read the list. */
const FilterField = lazyExtra(() => import('../list/filter-field.tsx'))
/** Only once something is selected. */
const ArticleBulk = lazyExtra(() => import('./article-bulk.tsx'))

const none: readonly ManagedArticle[] = []
const EMPTY = {
  reviews: ['noneInReview', 'noneInReviewText'],
  stale: ['noneStale', 'noneStaleText'],
  other: ['noneManaged', 'noneManagedText'],
} as const

/** The articles that a person writes or publishes, narrowed by the tree, the tabs and the filters of the address. */
export function ManagedList() {
  const { t } = useTranslation(['knowledge', 'kit'])
  const address = useListAddress(managedArticleList)
  const { narrowing, sort, direction, q } = address
  const view = oneOf(managedArticleList.views, address.raw['view']) ?? 'all'
  const filter = { view, ...narrowing, ...(q !== '' && { q }) }
  const rows = useInfiniteQuery(managedQueries.list({ ...filter, sort, direction }))
  const { data: count } = useQuery(managedQueries.count(filter))
  const names = useFilterNames('manage')
  const statusOf = useStatusWord()
  useFollowLists(articleLists)
  const shown = rows.data?.pages.flatMap(({ items }) => items) ?? none
  const selection = useSelection(shown, MAX_ARTICLE_BULK)
  const row = useManagedRow()
  const [category] = valuesOf(narrowing.category)
  const narrowed = Object.keys(narrowing).length > 0 || q !== ''
  const [emptyTitle, emptyText] = EMPTY[view === 'reviews' || view === 'stale' ? view : 'other']
  return (
    <ListPage
      of={managedArticleList}
      address={address}
      header={{
        title: category === undefined ? t(TITLES[view]) : names.category(category) || t('allArticles'),
        count,
        action: (
          <>
            <ImportArticles category={category} />
            <NewArticle category={category} />
          </>
        ),
      }}
      views={<ManageTabs current={view} />}
      filters={{
        status: { label: t('status'), text: (value) => statusOf(value as Status) },
        category: { label: t('category'), text: names.category },
        language: { label: t('language'), text: (value) => t(`lang_${value as ArticleLanguage}`) },
        label: { label: t('labels'), text: names.label },
        author: { label: t('author'), text: names.person },
        owner: { label: t('owner'), text: names.person },
        updated: { label: t('updatedDay'), text: dayText },
      }}
      bar={{
        search: t('search'),
        field: (name) => <FilterField name={name} narrowing={narrowing} narrow={address.narrow} names={names} />,
        show: t('showFiltered'),
      }}
      sorts={{ offered: managedArticleList.sorts, labelOf: (one, way) => t(`sort_${one}_${way}`) }}
      table={{
        label: t('tab_all'),
        name: 'knowledgeHub.managed',
        columns: useManagedColumns(),
        of:
          view === 'templates'
            ? { ...row, actions: ({ id }) => <UseTemplate id={id} /> }
            : { ...row, actions: ({ id }) => <TurnMenu id={id} /> },
        selection,
      }}
      rows={{
        list: rows,
        empty: <EmptyState title={t(emptyTitle)} text={t(emptyText)} literally="noData" />,
        unmatched: narrowed
          ? {
              title: t('nothingFits'),
              text: t('nothingFitsText'),
              clear: () => {
                address.clear()
                if (q !== '') address.look('')
              },
            }
          : undefined,
      }}
      bulk={
        selection.rows.length > 0 && (
          <Suspense>
            <ArticleBulk selection={selection} categories={names.categories} />
          </Suspense>
        )
      }
    />
  )
}

const TITLES = {
  all: 'allArticles',
  uncategorized: 'uncategorized',
  drafts: 'drafts',
  reviews: 'tab_reviews',
  stale: 'tab_stale',
  deactivated: 'deactivated',
  templates: 'templates',
  archived: 'archivedArticles',
} as const
