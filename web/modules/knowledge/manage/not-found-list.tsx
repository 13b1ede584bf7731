import { IconSearchOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { useHolds } from '../../../kit/rights.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DayText } from '../../../ui/time-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { SearchMiss } from '@diwan/contract/knowledge/schemas/managed'
import { managedQueries } from '../api/writes.ts'
import { ManageTabs } from './manage-tabs.tsx'
import { NewArticle } from './new-article.tsx'

const NewArticleDialog = lazyDialog(() => import('./new-article-dialog.tsx'))

/** Searches without a result, the most frequent first; nobody's name is known. */
export default function NotFoundList() {
  const { t, i18n } = useTranslation('knowledge')
  const { data, error, refetch } = useQuery(managedQueries.misses())
  const [writing, write] = useState<SearchMiss>()
  const mayCreate = useHolds('knowledgeHub', 'create')
  const columns: readonly Column<SearchMiss>[] = [
    { name: 'query', head: t('missQuery'), cell: () => null },
    { name: 'lang', head: t('language'), width: 110, rank: 0, cell: ({ lang }) => t(`lang_${lang}`) },
    {
      name: 'count',
      head: t('missCount'),
      width: 90,
      cell: ({ count }) => <bdi dir="ltr">{numberText(count, i18n.language)}</bdi>,
    },
    { name: 'last', head: t('missLast'), width: 110, rank: 1, cell: ({ lastDay }) => <DayText day={lastDay} /> },
  ]
  return (
    <>
      <PageHeader
        title={t('tab_notFound')}
        count={data && { count: data.items.length, more: false }}
        flush
        tabs={<ManageTabs current="notFound" />}
        action={<NewArticle category={undefined} />}
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton columns={columns} />)}
      {data?.items.length === 0 && (
        <EmptyState icon={IconSearchOff} title={t('noneNotFound')} text={t('noneNotFoundText')} literally="noData" />
      )}
      {data && data.items.length > 0 && (
        <DataTable<SearchMiss>
          label={t('tab_notFound')}
          name="knowledgeHub.misses"
          rows={data.items}
          columns={columns}
          of={{
            keyOf: ({ query, lang }) => `${lang} ${query}`,
            title: ({ query }) => <UserText text={query} lines={1} />,
            lines: ({ count, lastDay }) => ({
              about: <bdi dir="ltr">{numberText(count, i18n.language)}</bdi>,
              when: <DayText day={lastDay} />,
            }),
            ...(mayCreate && {
              actions: (miss) => (
                <Button size="compact-sm" variant="default" onClick={() => write(miss)}>
                  {t('writeForMiss')}
                </Button>
              ),
            }),
          }}
        />
      )}
      <Suspense>
        {writing && (
          <NewArticleDialog
            opened
            category={undefined}
            title={writing.query}
            language={writing.lang}
            onClose={() => write(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
