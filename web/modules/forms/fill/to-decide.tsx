import { MAX_DECISIONS } from '@diwan/contract/approvals/limits'
import { entryDecisions } from '@diwan/contract/forms/endpoints'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone, useRoomy } from '../../../kit/widths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ChooseAll } from '../../../ui/list/choose-all.tsx'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { ListSkeleton } from '../../../ui/list/list-skeleton.tsx'
import { useFollowedRow } from '../../../ui/list/use-followed-row.ts'
import { useSelection } from '../../../ui/list/use-selection.ts'
import { SidePane, SplitPane } from '../../../ui/split-pane.tsx'
import { DecideMany } from '../../approvals/public.ts'
import classes from './to-decide.module.css'
import { useDeciding, type DecidedView } from './use-deciding.ts'
import { useEntryRow } from './use-entry-row.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const EntryPane = lazyPart(() => import('./entry-pane.tsx'))

/** Entries that wait for a decision; where there is room, beside it the entry that is open. */
export function ToDecide({ label, view }: { label: string; view: DecidedView }) {
  const { t } = useTranslation(['forms', 'approvals'])
  const screen = useRef<HTMLDivElement>(null)
  const deciding = useDeciding(view)
  const { list, rows, id, next, open, decided } = deciding
  const beside = useRoomy() && (list.data === undefined || rows.length > 0 || id !== undefined)
  const lined = usePhone() || beside
  const { columns, of } = useEntryRow(lined)
  const selection = useSelection(rows, MAX_DECISIONS)
  const followed = useFollowedRow(id, open)
  const focusRow = (row: string | undefined) =>
    screen.current?.querySelector<HTMLElement>(`[data-row][data-id="${row}"]`)?.focus()
  const all = t('chooseAll', { ns: 'approvals' })
  const shown = (
    <ListRows
      list={list}
      skeleton={<ListSkeleton columns={columns} lines={lined} />}
      empty={<EmptyState title={t('noneToDecide')} text={t('noneToDecideText')} literally="noData" />}
    >
      {(waiting) => (
        <>
          {lined && (
            <div className={classes['bar']}>
              <ChooseAll label={all} worded selection={selection} />
            </div>
          )}
          <DataTable
            label={label}
            rows={waiting}
            columns={columns}
            of={{ ...of, onOpen: (row) => open(row.id) }}
            selection={selection}
            chooseAll={all}
            lines={lined}
            current={beside ? id : undefined}
          />
        </>
      )}
    </ListRows>
  )
  const pane = id !== undefined && (
    <Suspense>
      <EntryPane
        key={id}
        id={id}
        deciding={deciding}
        choosing={selection.rows.length > 0}
        onDecided={() => {
          const stays = screen.current?.querySelector('[data-entry]')?.getAttribute('data-entry') === id
          decided(id)
          if (stays) focusRow(next)
          followed.cancel()
        }}
      />
    </Suspense>
  )
  return (
    <div ref={screen} className={classes['screen']}>
      <DecideMany endpoints={entryDecisions} selection={selection} />
      {beside ? (
        <SplitPane
          rows={{ onFocus: followed.onFocus }}
          pane={
            <SidePane aria-label={t('entry')} data-entry={id ?? ''}>
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
