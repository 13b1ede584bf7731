import { entryDecisions } from '@diwan/contract/forms/endpoints'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { DecisionInbox, DecisionList } from '../../approvals/public.ts'
import { formQueries } from '../api.ts'
import { entryDecisionKind } from '../model.ts'
import { useEntryRow } from './use-entry-row.tsx'

const EntryPane = lazyPart(() => import('./entry-pane.tsx'))

/** It stays with the view it was opened in. */
export const leaveEntry = (now: object): object => ({
  ...now,
  entry: undefined,
  decisions: undefined,
  requester: undefined,
  late: undefined,
})

/** Entries that wait for the reader, and what the reader decided. */
export function EntriesToDecide({ label }: { label: string }) {
  return <DecisionInbox label={label} kinds={[entryDecisionKind]} param="entry" />
}

/** Entries that the reader may also decide in place of those asked. */
export function UndecidedEntries({ label }: { label: string }) {
  const { t } = useTranslation('forms')
  const drawn = useEntryRow()
  return (
    <DecisionList
      label={label}
      list={useInfiniteQuery(formQueries.entries({ view: 'undecided' }))}
      param="entry"
      drawn={drawn}
      endpoints={entryDecisions}
      paneLabel={t('entry')}
      paneOf={(_row, pane) => <EntryPane {...pane} />}
      empty={<EmptyState title={t('noneToDecide')} text={t('noneToDecideText')} literally="noData" />}
    />
  )
}
