/** What those do whom a step asks; `approve` leads on to the next step as long as there is one. */
export const approvalMoves = {
  claim: { needs: 'decide', from: ['SENT'], to: 'CHECKING' },
  release: { needs: 'decide', from: ['CHECKING'], to: 'SENT' },
  approve: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'APPROVED' },
  reject: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'REJECTED' },
} as const

/** For kinds whose approvers may ask for a change: the request is its requester's draft again. */
export const changeMoves = {
  askForChange: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'DRAFT' },
} as const

/** For kinds whose approval can be canceled: the last step asks once more. */
export const cancelApprovalMoves = {
  cancelApproval: { needs: 'decide', from: ['APPROVED'], to: 'SENT' },
} as const
