import { opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { useSession } from '../../../kit/session.ts'
import { ApprovalChain, CancelApproval, DecideBar } from '../../approvals/public.ts'

/** The steps of the approval with the commands of the reader: approve or reject, or cancel the approval until it opens. */
export function OpportunityApproval({ of: { opportunity: record, approval } }: { of: OpenOpportunity }) {
  const me = useSession()?.metadata.id
  if (!approval) return null
  const { id, version, status, createdBy, can } = record
  const decides = can.approve && createdBy.id !== me
  return (
    <>
      <ApprovalChain approval={approval} by={createdBy} />
      {decides && (status === 'SENT' || status === 'CHECKING') && (
        <DecideBar id={id} version={version} approval={approval} endpoints={opportunityDecisions} onDecided={() => undefined} />
      )}
      {decides && status === 'APPROVED' && (
        <CancelApproval id={id} version={version} cancelApproval={opportunityDecisions.cancelApproval} />
      )}
    </>
  )
}
