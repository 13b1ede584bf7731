import { MAX_DECISIONS } from '@diwan/contract/approvals/limits'
import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestList } from '@diwan/contract/schedule/list/permissions'
import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import type { RequestStatus, RequestView } from '@diwan/contract/schedule/vocabulary/permissions'
import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { dayText } from '../../../kit/formats.ts'
import { usePhone, useRoomy } from '../../../kit/widths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyExtra, lazyPart } from '../../../ui/lazy-part.tsx'
import { ListPage } from '../../../ui/list/list-page.tsx'
import { useFollowedRow } from '../../../ui/list/use-followed-row.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { SidePane, SplitPane } from '../../../ui/split-pane.tsx'
import { useStatusWord } from '../../../ui/status-badge.tsx'
import { DecideMany } from '../../approvals/public.ts'
import { requestLists, requestQueries } from '../api/permissions.ts'
import classes from './request-board.module.css'
import { useFilterNames } from './use-filter-names.ts'
import { useRequestList } from './use-request-list.ts'
import { useRequestTable } from './use-request-table.tsx'

const FilterField = lazyExtra(() => import('./filter-field.tsx'))
const RequestPane = lazyPart(() => import('../request/request-pane.tsx'))

interface RequestBoardProps {
  readonly view: RequestView
  readonly title: string
  readonly tabs: ReactNode
  readonly action?: ReactNode
  readonly empty: { readonly title: string; readonly text: string }
  /** Staff take the list with them as a file. */
  readonly exported?: boolean
}

const none: readonly Request[] = []

/** A list of requests; where there is room, beside it the one that is open, else that one alone. */
export function RequestBoard({ view, title, tabs, action, empty, exported = false }: RequestBoardProps) {
  const { t } = useTranslation('schedule')
  const word = useStatusWord()
  const list = useRequestList(view)
  const names = useFilterNames(list)
  const navigate = useNavigate()
  const [phone, roomy] = [usePhone(), useRoomy()]
  const rows = useInfiniteQuery(requestQueries.list(list.asked))
  const { data: count } = useQuery(requestQueries.count(list.filter))
  useFollowLists(requestLists)
  const shown = rows.data?.pages.flatMap(({ items }) => items) ?? none
  const { id: named } = list.raw
  const id = typeof named === 'string' && isUuid(named) ? named : undefined
  const open = (next: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, id: next }), replace: roomy, resetScroll: !roomy })
  const decides = view === 'undecided'
  const selection = useSelection(shown, MAX_DECISIONS)
  const followed = useFollowedRow(id, open)
  const next = shown[shown.findIndex((row) => row.id === id) + 1]?.id
  const { columns, of } = useRequestTable({ own: view === 'mine', lined: phone || (roomy && id !== undefined), open })
  const beside = roomy && id !== undefined
  const decided = () => {
    followed.cancel()
    void navigate({ to: '.', search: (now: { id?: unknown }) => (now.id === id ? { ...now, id: next } : now), replace: true })
  }
  const pane = (alone: boolean) =>
    id !== undefined && (
      <Suspense fallback={<PageSkeleton />}>
        <RequestPane
          key={id}
          id={id}
          {...(alone && { crumbs: [{ label: title, to: '.', search: { ...list.raw, id: undefined } as object }] })}
          choosing={selection.rows.length > 0}
          onClose={() => open(undefined)}
          onDecided={decided}
        />
      </Suspense>
    )
  if (id !== undefined && !roomy) return pane(true)
  return (
    <div className={classes['board']}>
      <ListPage
        of={requestList}
        address={list}
        header={{ title, count, action }}
        views={tabs}
        filters={{
          status: { label: t('statusHead'), text: (status) => word(status as RequestStatus) },
          type: { label: t('type'), text: names.nameOf },
          ...(exported && { unit: { label: t('unit'), text: names.nameOf } }),
          created: { label: t('createdOn'), text: dayText },
        }}
        bar={{ field: (name) => <FilterField list={list} name={name} />, show: t('showFiltered') }}
        sorts={{ offered: requestList.sorts, labelOf: (sort, direction) => t(`sort_${sort}_${direction}`) }}
        {...(exported && {
          menu: {
            export: { file: (format: 'csv' | 'xlsx') => fileAddress(permissions.export, { ...list.filter, format }) },
          },
        })}
        table={{
          label: title,
          name: 'permissions.list',
          columns,
          of,
          lines: phone || beside,
          current: beside ? id : undefined,
          ...(decides && { selection }),
        }}
        rows={{
          list: rows,
          empty: <EmptyState {...empty} literally="noData" />,
          unmatched:
            Object.keys(list.narrowing).length > 0
              ? { title: t('nothingFits'), text: t('nothingFitsText'), clear: list.clear }
              : undefined,
        }}
        bulk={decides && <DecideMany endpoints={requestDecisions} selection={selection} />}
        beside={(drawn) =>
          beside ? (
            <SplitPane rows={{ onFocus: followed.onFocus }} pane={<SidePane aria-label={t('request')}>{pane(false)}</SidePane>}>
              {drawn}
            </SplitPane>
          ) : (
            drawn
          )
        }
      />
    </div>
  )
}
