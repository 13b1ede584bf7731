import { articleList } from '@diwan/contract/knowledge/list'
import type { Article } from '@diwan/contract/knowledge/schemas/article'
import type { ArticleLanguage } from '@diwan/contract/knowledge/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { oneOf, useListAddress, valuesOf } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { lazyExtra } from '../../../ui/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UpdatedText } from '../../../ui/updated-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { articleLists, articleQueries } from '../api/api.ts'
import { useOwnLanguage } from '../use-own-language.ts'
import { articlePlace } from '../address.ts'
import { OtherLanguageSign } from '../read/other-language-sign.tsx'
import { ReaderFrame } from '../read/reader-frame.tsx'
import { useFilterNames } from './use-filter-names.ts'

/** Chosen by few of those who read the list. */
const FilterField = lazyExtra(() => import('./filter-field.tsx'))

/** All published articles that the reader may open, narrowed and ordered by the address. */
export function AllArticlesPage() {
  const { t } = useTranslation(['knowledge', 'releases', 'kit'])
  const address = useListAddress(articleList)
  const { narrowing, sort, direction, q } = address
  const view = oneOf(articleList.views, address.raw['view']) ?? 'all'
  const filter = { view, ...narrowing, ...(q !== '' && { q }) }
  const rows = useInfiniteQuery(articleQueries.list({ ...filter, sort, direction }))
  const { data: count } = useQuery(articleQueries.count(filter))
  const names = useFilterNames('read')
  useFollowLists(articleLists)
  const hub = t('name_knowledgeHub', { ns: 'releases' })
  const category = valuesOf(narrowing.category)
  const narrowed = Object.keys(narrowing).length > 0 || q !== ''
  return (
    <ReaderFrame current={category[0]} category={category[0]}>
      <ListPage
        of={articleList}
        address={address}
        header={{
          title: t('allArticles'),
          crumbs: [{ label: hub, to: '/user/knowledge-base', search: {} }],
          count,
        }}
        views={
          <ViewLinks
            label={t('views_list')}
            param="view"
            views={articleList.views}
            current={view}
            labelOf={(one) => t(`view_${one}`)}
          />
        }
        filters={{
          category: { label: t('category'), text: names.category },
          language: { label: t('language'), text: (value) => t(`lang_${value as ArticleLanguage}`) },
          label: { label: t('labels'), text: names.label },
          author: { label: t('author'), text: names.person },
        }}
        bar={{
          search: t('search'),
          field: (name) => <FilterField name={name} narrowing={narrowing} narrow={address.narrow} names={names} />,
          show: t('showFiltered'),
        }}
        sorts={{ offered: articleList.sorts, labelOf: (one, way) => t(`sort_${one}_${way}`) }}
        table={{ label: t('allArticles'), name: 'knowledgeHub.articles', columns: useColumns(), of: useRow() }}
        rows={{
          list: rows,
          empty:
            view === 'starred' ? (
              <EmptyState title={t('noneStarred')} text={t('noneStarredText')} literally="noData" />
            ) : (
              <EmptyState title={t('noneYet')} text={t('noneYetText')} literally="noData" />
            ),
          unmatched: narrowed
            ? {
                title: t(q === '' ? 'nothingFits' : 'nothingFound'),
                text: t(q === '' ? 'nothingFitsText' : 'nothingFoundText'),
                clear: () => (address.clear(), address.look('')),
              }
            : undefined,
        }}
      />
    </ReaderFrame>
  )
}

function useColumns(): Column<Article>[] {
  const { t, i18n } = useTranslation('knowledge')
  const nameOf = useLocalName()
  return [
    { name: 'title', head: t('title'), sort: 'title', cell: () => null },
    {
      name: 'category',
      head: t('category'),
      width: 170,
      rank: 1,
      cell: ({ category }) => category && <UserText text={nameOf(category)} lines={1} />,
    },
    { name: 'author', head: t('author'), width: 170, rank: 0, cell: ({ author }) => <PersonChip person={author} /> },
    {
      name: 'views',
      head: t('views'),
      width: 92,
      rank: 2,
      sort: 'mostRead',
      cell: ({ views }) => <bdi dir="ltr">{numberText(views, i18n.language)}</bdi>,
    },
    {
      name: 'updated',
      head: t('updated'),
      width: 110,
      sort: 'newest',
      cell: ({ updatedDate }) => <UpdatedText seconds={updatedDate} />,
    },
  ]
}

function useRow(): RowOf<Article> {
  const nameOf = useLocalName()
  const own = useOwnLanguage()
  return {
    keyOf: ({ id }) => id,
    link: ({ id }) => articlePlace(id),
    title: ({ title }) => <UserText text={title} lines={1} />,
    beside: ({ lang }) => lang !== own && <OtherLanguageSign lang={lang} />,
    lines: ({ category, updatedDate, author }) => ({
      about: <UserText text={category ? nameOf(category) : author.fullName} lines={1} />,
      when: <UpdatedText seconds={updatedDate} />,
    }),
  }
}
