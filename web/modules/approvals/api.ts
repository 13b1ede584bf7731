import { delegations, type ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'
import type { Sentence } from '../../kit/write-outcome.ts'

export const delegationQueries = {
  mine: () => queryOptions({ queryKey: ['delegations'] as const, ...query(delegations.list, {}), refetchOnMount: 'always' }),
}

registerWrite(delegations.set, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didDelegate'] })
registerWrite(delegations.end, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didEndDelegation'] })

/** Decisions about records of one kind: which queries show one of them, and which lists show all. */
export function registerApproval(
  endpoints: ApprovalEndpoints,
  keys: (id: string) => readonly QueryKey[],
  lists: readonly QueryKey[],
): void {
  const renews = ({ input: { id } }: { input: { id: string } }) => keys(id)
  registerWrite(endpoints.claim, { renews, says: ['approvals', 'didClaim'] })
  registerWrite(endpoints.release, { renews, says: ['approvals', 'didRelease'] })
  registerWrite(endpoints.approve, { renews, says: ['approvals', 'didApprove'] })
  registerWrite(endpoints.reject, { renews, says: ['approvals', 'didReject'] })
  registerWrite(endpoints.decideMany, { renews: lists, says: decidedMany })
}

/** Those that were refused are counted; they stay in the list. */
function decidedMany({ items }: OutputOf<ApprovalEndpoints['decideMany']>): Sentence {
  const refused = items.filter(({ code }) => code !== null).length
  if (refused === 0) return ['approvals', 'didDecideMany', { count: items.length }]
  return ['approvals', 'didRefuseMany', { count: refused }]
}
