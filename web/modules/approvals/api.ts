import { delegations, type ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const delegationQueries = {
  mine: () => queryOptions({ queryKey: ['delegations'] as const, ...query(delegations.list, {}), refetchOnMount: 'always' }),
}

registerWrite(delegations.set, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didDelegate'] })
registerWrite(delegations.end, { renews: [delegationQueries.mine().queryKey], says: ['approvals', 'didEndDelegation'] })

/** Decisions about records of one kind: which queries show them. */
export function registerApproval(endpoints: ApprovalEndpoints, keys: (id: string) => readonly QueryKey[]): void {
  const renews = ({ input: { id } }: { input: { id: string } }) => keys(id)
  registerWrite(endpoints.claim, { renews, says: ['approvals', 'didClaim'] })
  registerWrite(endpoints.release, { renews, says: ['approvals', 'didRelease'] })
  registerWrite(endpoints.approve, { renews, says: ['approvals', 'didApprove'] })
  registerWrite(endpoints.reject, { renews, says: ['approvals', 'didReject'] })
}
