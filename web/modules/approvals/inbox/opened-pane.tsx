import type { WaitingRow } from '@diwan/contract/approvals/schemas'
import type { DecisionKind, DecisionPaneProps } from '../../../kit/decisions.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { NoLonger } from './no-longer.tsx'
import { useKind } from './use-kind.ts'

interface OpenedPaneProps {
  readonly kinds: readonly DecisionKind[]
  readonly row: WaitingRow | undefined
  readonly pane: DecisionPaneProps
}

/** The open record beside the inbox, as its kind draws it. */
export function OpenedPane({ kinds, row, pane }: OpenedPaneProps) {
  const kind = useKind(kinds, pane.id, row ? [row] : [])
  if (kind === 'gone') return <NoLonger />
  return kind ? <kind.Pane {...pane} /> : <PageSkeleton />
}
