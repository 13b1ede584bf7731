import type { Crumb } from '../../../ui/page-header.tsx'
import type { DecisionKind } from '../types.ts'
import { useDeciding } from './use-deciding.ts'
import { useWaiting } from './use-waiting.ts'

interface OpenedAlone {
  readonly kinds: readonly DecisionKind[]
  readonly param: string
  readonly crumb: Crumb
}

/** Where there is no room for two panes: the record alone, and after its decision the next one that waits. */
export function DecisionScreen({ kinds, param, crumb }: OpenedAlone) {
  const { id, rows, decided } = useDeciding(useWaiting(kinds), param)
  const row = rows.find((one) => one.id === id)
  const kind = kinds.find((one) => one.kind === row?.kind || kinds.length === 1)
  return id !== undefined && kind ? <kind.Screen key={id} id={id} crumbs={[crumb]} onDecided={decided} /> : null
}
