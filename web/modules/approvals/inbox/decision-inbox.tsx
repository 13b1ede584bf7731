import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DecisionKind } from '../../../kit/decisions.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyExtra } from '../../../ui/lazy-part.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { inboxQueries } from '../api.ts'
import { DecisionList } from './decision-list.tsx'
import { OwnDecisions } from './own-decisions.tsx'
import { useInboxAddress, useOffered } from './use-inbox-address.ts'
import { useInboxWords } from './use-inbox-words.ts'
import { OpenedPane } from './opened-pane.tsx'
import { useWaiting } from './use-waiting.ts'
import { useWaitingRow } from './waiting-row.tsx'

const InboxFilterField = lazyExtra(() => import('./inbox-filter-field.tsx'))

interface DecisionInboxProps {
  readonly label: string
  readonly kinds: readonly DecisionKind[]
  /** The name of the open record in the address. */
  readonly param: string
}

/** Requests that wait for the reader, of some kinds in one list, and the decisions the reader made. */
export function DecisionInbox({ label, kinds: all, param }: DecisionInboxProps) {
  const { t } = useTranslation('approvals')
  const navigate = useNavigate()
  const kinds = useOffered(all)
  const address = useInboxAddress(kinds)
  const { current, narrowing, shape, filter, waiting } = address
  const list = useWaiting(waiting)
  const { data: count } = useQuery(inboxQueries.count(waiting))
  const words = useInboxWords(list.data?.pages.flatMap(({ items }) => items) ?? [])
  const drawn = useWaitingRow(kinds)
  const shown = current === 'waiting' ? words.filters : { ...words.filters, late: undefined }
  const offered = kinds.length > 1 ? shown : { ...shown, kinds: undefined }
  const filters = shownOf(shape, narrowing, offered, [])
  const views = (
    <ViewLinks
      label={label}
      param="decisions"
      views={shape.views}
      current={current}
      labelOf={(view) => t(`inbox_${view}` as 'inbox_waiting')}
      {...(count && { counts: { waiting: count } })}
      leaves={(now) => ({ ...now, [param]: undefined })}
      segmented
    />
  )
  const bar = (
    <FilterBar
      filters={filters}
      field={(name) => <InboxFilterField address={address} words={words} name={name} />}
      show={t('showFiltered')}
      onRemove={(name) => address.narrow(cleared(shape, narrowing, name))}
      onClear={address.clear}
      start={views}
    />
  )
  if (current === 'decided')
    return (
      <>
        {bar}
        <OwnDecisions
          label={t('inbox_decided')}
          asked={filter}
          onOpen={(kind, id) => {
            const path = kinds.find((one) => one.kind === kind)?.path(id)
            if (path !== undefined) void navigate(linkOf(path))
          }}
        />
      </>
    )
  const narrowed = Object.keys(narrowing).length > 0
  return (
    <DecisionList
      label={label}
      list={list}
      param={param}
      drawn={drawn}
      endpoints={decisionInbox}
      paneLabel={t('request')}
      paneOf={(row, pane) => <OpenedPane kinds={kinds} row={row} pane={pane} />}
      empty={
        narrowed ? (
          <EmptyState title={t('nothingFits')} text={t('nothingFitsText')} />
        ) : (
          <EmptyState title={t('noneWaiting')} text={t('noneWaitingText')} literally="noData" />
        )
      }
      bar={bar}
    />
  )
}
