import type { DecisionKind } from '../../../kit/decisions.ts'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { NoLonger } from './no-longer.tsx'
import { useDeciding } from './use-deciding.ts'
import { useInboxAddress, useOffered } from './use-inbox-address.ts'
import { useKind } from './use-kind.ts'
import { useWaiting } from './use-waiting.ts'

interface OpenedAlone {
  readonly kinds: readonly DecisionKind[]
  readonly param: string
  readonly crumb: Crumb
}

/** Where there is no room for two panes: the record alone, and after its decision the next one that waits. */
export function DecisionScreen({ kinds: all, param, crumb }: OpenedAlone) {
  const kinds = useOffered(all)
  const { id, rows, decided } = useDeciding(useWaiting(useInboxAddress(kinds).waiting), param)
  const kind = useKind(kinds, id, rows)
  if (id === undefined) return null
  if (kind === 'gone')
    return (
      <>
        <PageHeader title={crumb.label} crumbs={[crumb]} />
        <NoLonger />
      </>
    )
  return kind ? <kind.Screen key={id} id={id} crumbs={[crumb]} onDecided={decided} /> : <PageSkeleton />
}
