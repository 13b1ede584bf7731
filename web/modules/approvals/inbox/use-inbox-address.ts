import { inboxList } from '@diwan/contract/approvals/list'
import type { DecisionKind } from '../../../kit/decisions.ts'
import { leavesOut, oneOf, useListAddress, valuesOf } from '../../../kit/list/address.ts'
import { useSession } from '../../../kit/session.ts'
import { holds } from '@diwan/contract/access/vocabulary'
import type { WaitingFilter } from '../api.ts'

/** The kinds of which this person may be asked. */
export function useOffered(kinds: readonly DecisionKind[]): readonly DecisionKind[] {
  const permissions = useSession()?.permissions ?? []
  return kinds.filter(({ flag }) => holds(permissions, ...flag))
}

/** One view of the inbox, narrowed as the address asks; `decisions` names the view. */
export function useInboxAddress(kinds: readonly DecisionKind[]) {
  const shape = inboxList(kinds.map(({ kind }) => kind))
  const address = useListAddress(shape)
  const { kinds: only, requester, late } = address.narrowing
  const current = oneOf(shape.views, address.raw['decisions']) ?? shape.views[0]!
  const named = valuesOf(only)
  const left = kinds.filter(({ kind }) => named.length === 0 || named.includes(kind) !== leavesOut(only))
  const filter: WaitingFilter = {
    kinds: (left.length === 0 ? kinds : left).map(({ kind }) => kind).join(','),
    ...(requester !== undefined && { requester: valuesOf(requester)[0] }),
  }
  return { ...address, shape, current, filter, waiting: { ...filter, ...(late === 'true' && { late: 'true' as const }) } }
}
