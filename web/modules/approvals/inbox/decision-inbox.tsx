import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf } from '../../../kit/list/address.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import classes from './decision-list.module.css'
import { DecisionList } from './decision-list.tsx'
import { InboxFilters, noFilter } from './inbox-filters.tsx'
import type { DecisionKind } from '../types.ts'
import { OwnDecisions } from './own-decisions.tsx'
import { useWaiting } from './use-waiting.ts'
import { useWaitingRow } from './waiting-row.tsx'

const VIEWS = ['waiting', 'decided'] as const

interface DecisionInboxProps {
  readonly label: string
  readonly kinds: readonly DecisionKind[]
  /** The name of each kind, for the filter where there are several. */
  readonly names?: Readonly<Record<string, string>>
  /** The name of the open record in the address. */
  readonly param: string
  readonly paneLabel: string
  /** Opens a record that was decided before, where its reader may still see it. */
  readonly onOpenDecided: (id: string) => void
}

/** Requests that wait for the reader, of some kinds in one list, and the decisions the reader made. */
export function DecisionInbox({ label, kinds, names = {}, param, paneLabel, onOpenDecided }: DecisionInboxProps) {
  const { t } = useTranslation('approvals')
  const { decisions }: { decisions?: unknown } = useSearch({ strict: false })
  const current = oneOf(VIEWS, decisions) ?? 'waiting'
  const [filter, narrow] = useState(noFilter)
  const kind = filter.kind ?? kinds.map((one) => one.kind).join(',')
  const asked = { kinds: kind, ...(filter.requester && { requester: filter.requester.id }) }
  const list = useWaiting(kinds, { ...asked, ...(filter.late && { late: 'true' }) })
  const drawn = useWaitingRow()
  const bar = (
    <>
      <ViewLinks
        label={label}
        param="decisions"
        views={VIEWS}
        current={current}
        labelOf={(view) => t(`inbox_${view}`)}
        leaves={(now) => ({ ...now, [param]: undefined })}
        segmented
      />
      <InboxFilters filter={filter} onChange={narrow} kinds={names} waits={current === 'waiting'} />
    </>
  )
  if (current === 'decided')
    return (
      <>
        <div className={classes['bar']}>{bar}</div>
        <OwnDecisions label={t('inbox_decided')} asked={asked} onOpen={onOpenDecided} />
      </>
    )
  return (
    <DecisionList
      label={label}
      list={list}
      param={param}
      drawn={drawn}
      endpoints={decisionInbox}
      paneLabel={paneLabel}
      paneOf={(row, pane) => {
        const kind = kinds.find((one) => one.kind === row?.kind || kinds.length === 1)
        return kind && <kind.Pane {...pane} />
      }}
      empty={<EmptyState title={t('noneWaiting')} text={t('noneWaitingText')} literally="noData" />}
      bar={bar}
    />
  )
}
