import { decisionInbox, delegations, type KindEndpoints } from '@diwan/contract/approvals/endpoints'
import { route, type Route } from '../../kit/http/route.ts'
import type { ApprovedKind } from '../../kit/module.ts'
import type { Approvable, ApprovingOf } from './service/approving.ts'
import { cancelApproval } from './service/cancel-approval.ts'
import { approvalCommands } from './service/commands.ts'
import { countInbox, decideAny, listDecided, listWaiting, undoAny } from './service/inbox.ts'
import { endDelegation, listDelegations, setDelegation } from './service/delegations.ts'

/** The endpoints of `approvalEndpoints`, kept for one kind. */
export function approvalRoutes<Row extends Approvable>(endpoints: KindEndpoints, of: ApprovingOf<Row>): Route[] {
  const commands = approvalCommands(of)
  return [
    route(endpoints.claim, commands.claim),
    route(endpoints.release, commands.release),
    route(endpoints.approve, commands.approve),
    route(endpoints.reject, commands.reject),
    route(endpoints.decideMany, commands.decideMany),
    route(endpoints.undoDecisions, commands.undoDecisions),
    ...(endpoints.askForChange ? [route(endpoints.askForChange, commands.askForChange)] : []),
    ...(endpoints.cancelApproval && of.revoked ? [route(endpoints.cancelApproval, cancelApproval(of, of.revoked))] : []),
  ]
}

/** Requests of all kinds; `declared` answers the kinds of all modules. */
export const inboxRoutes = (declared: () => readonly ApprovedKind[]): readonly Route[] => [
  route(decisionInbox.waiting, listWaiting(declared)),
  route(decisionInbox.count, countInbox(declared)),
  route(decisionInbox.decided, listDecided(declared)),
  route(decisionInbox.decideMany, decideAny(declared)),
  route(decisionInbox.undoDecisions, undoAny(declared)),
]

export const delegationRoutes: readonly Route[] = [
  route(delegations.list, listDelegations),
  route(delegations.set, setDelegation),
  route(delegations.end, endDelegation),
]
