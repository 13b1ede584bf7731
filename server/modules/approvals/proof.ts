import { decisionInbox, delegations } from '@diwan/contract/approvals/endpoints'
import { NOBODY, signedIn } from '../../testing/probe.ts'
import { proof } from '../../testing/proof.ts'

export const delegationsProof = proof({
  probes: [
    [delegations.list, signedIn()],
    [delegations.set, signedIn({ toId: NOBODY, fromDay: '2099-01-01', untilDay: '2099-01-02' }, 400)],
    [decisionInbox.waiting, signedIn()],
    [decisionInbox.count, signedIn()],
    [decisionInbox.decided, signedIn()],
    [decisionInbox.decideMany, signedIn({ items: [{ id: NOBODY, version: 1 }], outcome: 'approve' })],
    [decisionInbox.undoDecisions, signedIn({ ids: [NOBODY] }, 409)],
    [delegations.end, signedIn({ id: NOBODY }, 404)],
  ],
})
