import { approvalMoves, cancelApprovalMoves } from '../approvals/moves.ts'
import { moves } from '../kit/moves.ts'
import type { ApplicationStatus, OpportunityStatus } from './vocabulary.ts'

type OpportunityCommand =
  | 'save'
  | 'submit'
  | 'revise'
  | 'cancel'
  | 'publish'
  | 'extend'
  | 'close'
  | 'reopen'
  | 'finish'
  | keyof typeof approvalMoves
  | keyof typeof cancelApprovalMoves

/** The commands of an opportunity. The portal publishes it at its hour, closes it after its due date and finishes it once all is decided. */
export const opportunityMoves = moves<OpportunityStatus, OpportunityCommand>({
  save: { needs: 'edit', from: ['DRAFT'], to: 'DRAFT' },
  submit: { needs: 'edit', from: ['DRAFT'], to: 'SENT' },
  claim: { ...approvalMoves.claim, needs: 'approve' },
  release: { ...approvalMoves.release, needs: 'approve' },
  approve: { ...approvalMoves.approve, needs: 'approve' },
  reject: { ...approvalMoves.reject, needs: 'approve' },
  /** Before it opens; the step that approved it asks again. */
  cancelApproval: { ...cancelApprovalMoves.cancelApproval, needs: 'approve' },
  revise: { needs: 'edit', from: ['REJECTED'], to: 'DRAFT' },
  cancel: { from: ['DRAFT', 'SENT', 'CHECKING', 'APPROVED', 'OPEN'], to: 'CANCELED' },
  publish: { from: ['APPROVED'], to: 'OPEN' },
  extend: { needs: 'publish', from: ['OPEN'], to: 'OPEN' },
  close: { needs: 'publish', from: ['OPEN'], to: 'CLOSED' },
  reopen: { needs: 'publish', from: ['CLOSED'], to: 'OPEN' },
  finish: { from: ['CLOSED'], to: 'DONE' },
})

type ApplicationCommand = 'withdraw' | 'giveUp' | 'review' | 'release' | 'accept' | 'decline' | 'acceptSeat' | 'declineSeat'

/** The commands of an application. Accepted while no seat is free, it waits; a seat that becomes free is offered in the order of the list. */
export const applicationMoves = moves<ApplicationStatus, ApplicationCommand>({
  withdraw: { needs: 'own', from: ['SENT', 'CHECKING', 'PENDING'], to: 'CANCELED' },
  giveUp: { needs: 'own', from: ['APPROVED'], to: 'CANCELED' },
  review: { needs: 'decide', from: ['SENT'], to: 'CHECKING' },
  release: { needs: 'decide', from: ['CHECKING'], to: 'SENT' },
  accept: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'APPROVED' },
  decline: { needs: 'decide', from: ['SENT', 'CHECKING', 'PENDING'], to: 'REJECTED' },
  acceptSeat: { needs: 'own', from: ['PENDING'], to: 'APPROVED' },
  declineSeat: { needs: 'own', from: ['PENDING'], to: 'CANCELED' },
})
