import { inquiryList } from '@diwan/contract/support/list'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { INQUIRY_QUEUES } from '@diwan/contract/support/vocabulary'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { useUnread } from '../../talk/public.ts'
import { supportLists, supportQueries } from '../api.ts'
import { inquiryTalk } from '../inquiry-talk.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { useInquiryColumns } from './use-inquiry-columns.tsx'
import { useInquiryList, type InquiryFilterName } from './use-inquiry-list.ts'
import { useInquiryRow } from './use-inquiry-row.tsx'
import { useRowActions } from './use-row-actions.tsx'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

/** The list does not wait for its pickers. */
const FilterField = lazyExtra(() => import('./filter-field.tsx'))

const none: readonly Inquiry[] = []

/** The queues of inquiries, worked on from the longest wait. `menu` is what else the menu of the list leads to. */
export function InquiryListPage({ menu }: { menu?: ReactNode }) {
  const { t } = useTranslation(['support', 'kit'])
  const list = useInquiryList()
  const { queue, asked, narrowing } = list
  const rows = useInfiniteQuery(supportQueries.list(asked))
  const counts = useQuery(supportQueries.queues()).data?.counts
  const shown = rows.data?.pages.flatMap(({ items }) => items) ?? none
  const unread = useUnread(
    inquiryTalk,
    shown.map(({ id }) => id),
  )
  const actions = useRowActions()
  useFollowLists(supportLists)
  const narrowed = Object.keys(narrowing).length > 0
  return (
    <>
      <ListPage
        of={inquiryList}
        address={list}
        header={{ title: t('inquiries'), count: counts?.[queue] }}
        views={
          <ViewLinks
            label={t('shown')}
            param="queue"
            views={INQUIRY_QUEUES}
            current={queue}
            labelOf={(one) => t(`queue_${one}`)}
            counts={counts}
          />
        }
        filters={useFilterWords(shown)}
        bar={{
          field: (name) => <FilterField list={list} rows={shown} name={name as InquiryFilterName} />,
          show: t('showFiltered'),
        }}
        sorts={{ offered: inquiryList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
        menu={{ children: menu }}
        table={{
          label: t('inquiries'),
          name: 'support.queue',
          columns: useInquiryColumns(list),
          of: { ...useInquiryRow(unread), ...actions.row },
        }}
        rows={{
          list: rows,
          empty: <EmptyState title={t(`none_${queue}`)} text={t(`empty_${queue}`)} literally="noData" />,
          unmatched: narrowed ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear } : undefined,
        }}
      />
      {actions.dialog}
    </>
  )
}
