import type { KindEndpoints } from '@diwan/contract/approvals/endpoints'
import { MAX_DECISIONS } from '@diwan/contract/approvals/limits'
import { Suspense, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone, useRoomy } from '../../../kit/widths.ts'
import { ChooseAll } from '../../../ui/list/choose-all.tsx'
import type { Column } from '../../../ui/list/columns.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows, type ListRowsProps } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { useFollowedRow } from '../../../ui/list/use-followed-row.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { SidePane, SplitPane } from '../../../ui/split-pane.tsx'
import { DecideMany } from '../decide-many.tsx'
import classes from './decision-list.module.css'
import type { DecisionPaneProps } from '../../../kit/decisions.ts'
import { useDeciding, type Decidable } from './use-deciding.ts'

interface DecisionListProps<Row extends Decidable> {
  readonly label: string
  readonly list: ListRowsProps<Row>['list']
  /** The name of the open record in the address. */
  readonly param: string
  /** `lined`: three lines where there is no room for columns. */
  readonly drawn: (lined: boolean) => { readonly columns: readonly Column<Row>[]; readonly of: Omit<RowOf<Row>, 'onOpen'> }
  readonly endpoints: Pick<KindEndpoints, 'decideMany' | 'undoDecisions'>
  readonly paneLabel: string
  /** Draws the open record; `row` is absent where the list does not hold it. */
  readonly paneOf: (row: Row | undefined, pane: DecisionPaneProps) => ReactNode
  readonly empty: ReactNode
  /** Views and filters. */
  readonly bar?: ReactNode
}

/** Records that wait for a decision; where there is room, beside them the one that is open. */
export function DecisionList<Row extends Decidable>(props: DecisionListProps<Row>) {
  const { label, param, drawn, endpoints, paneLabel, paneOf, empty, bar } = props
  const { t } = useTranslation('approvals')
  const screen = useRef<HTMLDivElement>(null)
  const deciding = useDeciding(props.list, param)
  const { list, rows, waiting, id, next, open, decided } = deciding
  const beside = useRoomy() && (list.data === undefined || rows.length > 0 || id !== undefined)
  const lined = usePhone() || beside
  const { columns, of } = drawn(lined)
  const selection = useSelection(waiting, MAX_DECISIONS)
  const followed = useFollowedRow(id, open)
  const focusRow = (row: string | undefined) =>
    screen.current?.querySelector<HTMLElement>(`[data-row][data-id="${row}"]`)?.focus()
  const all = t('chooseAll')
  const shown = (
    <>
      {(lined || bar) && (
        <div className={classes['bar']}>
          {lined && rows.length > 0 && <ChooseAll label={all} worded={bar === undefined} selection={selection} />}
          {bar}
        </div>
      )}
      <ListRows list={list} skeleton={<ListSkeleton columns={columns} lines={lined} />} empty={empty}>
        {(listed) => (
          <DataTable
            label={label}
            rows={listed}
            columns={columns}
            of={{ ...of, onOpen: (row) => open(row.id) }}
            selection={selection}
            chooseAll={all}
            lines={lined}
            current={beside ? id : undefined}
          />
        )}
      </ListRows>
    </>
  )
  const onDecided = (done: string) => {
    const stays = screen.current?.querySelector('[data-entry]')?.getAttribute('data-entry') === done
    decided(done)
    if (stays) focusRow(next)
    followed.cancel()
  }
  const row = rows.find((one) => one.id === id)
  const pane = id !== undefined && (
    <Suspense key={id} fallback={<PageSkeleton />}>
      <Drawn paneOf={paneOf} row={row} pane={{ id, deciding, choosing: selection.rows.length > 0 }} onDecided={onDecided} />
    </Suspense>
  )
  return (
    <div ref={screen} className={classes['screen']}>
      <DecideMany endpoints={endpoints} selection={selection} />
      {beside ? (
        <SplitPane
          rows={{ onFocus: followed.onFocus }}
          pane={
            <SidePane aria-label={paneLabel} data-entry={id ?? ''}>
              {pane}
            </SidePane>
          }
        >
          {shown}
        </SplitPane>
      ) : (
        shown
      )}
    </div>
  )
}

interface DrawnProps<Row extends Decidable> extends Pick<DecisionListProps<Row>, 'paneOf'> {
  readonly row: Row | undefined
  readonly pane: Omit<DecisionPaneProps, 'onDecided'>
  readonly onDecided: (id: string) => void
}

function Drawn<Row extends Decidable>({ paneOf, row, pane, onDecided }: DrawnProps<Row>) {
  return paneOf(row, { ...pane, onDecided: () => onDecided(pane.id) })
}
