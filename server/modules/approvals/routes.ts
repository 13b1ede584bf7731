import { delegations, type ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { route, type Route } from '../../kit/http/route.ts'
import type { Approvable, ApprovingOf } from './service/approving.ts'
import { approvalCommands } from './service/commands.ts'
import { endDelegation, listDelegations, setDelegation } from './service/delegations.ts'

/** The endpoints of `approvalEndpoints`, kept for one kind. */
export function approvalRoutes<Row extends Approvable>(endpoints: ApprovalEndpoints, of: ApprovingOf<Row>): Route[] {
  const commands = approvalCommands(of)
  return [
    route(endpoints.claim, commands.claim),
    route(endpoints.release, commands.release),
    route(endpoints.approve, commands.approve),
    route(endpoints.reject, commands.reject),
    route(endpoints.decideMany, commands.decideMany),
    route(endpoints.undoDecisions, commands.undoDecisions),
  ]
}

export const delegationRoutes: readonly Route[] = [
  route(delegations.list, listDelegations),
  route(delegations.set, setDelegation),
  route(delegations.end, endDelegation),
]
