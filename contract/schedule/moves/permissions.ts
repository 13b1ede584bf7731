import { approvalMoves, cancelApprovalMoves, changeMoves } from '../../approvals/moves.ts'
import { moves } from '../../kit/moves.ts'
import type { RequestStatus } from '../vocabulary/permissions.ts'

type Command =
  | 'save'
  | 'submit'
  | 'discard'
  | 'cancel'
  | 'revoke'
  | 'end'
  | keyof typeof approvalMoves
  | keyof typeof changeMoves
  | keyof typeof cancelApprovalMoves

/** The states in which each command may happen. The portal ends an approved request when its time has passed. */
export const requestMoves = moves<RequestStatus, Command>({
  save: { needs: 'edit', from: ['DRAFT'], to: 'same' },
  submit: { needs: 'edit', from: ['DRAFT'], to: 'SENT' },
  discard: { needs: 'edit', from: ['DRAFT'], to: 'same' },
  cancel: { from: ['SENT', 'CHECKING', 'APPROVED'], to: 'CANCELED' },
  revoke: { from: ['APPROVED'], to: 'CANCELED' },
  ...approvalMoves,
  ...changeMoves,
  ...cancelApprovalMoves,
  end: { from: ['APPROVED'], to: 'DONE' },
})
