/** What those do whom a step asks; `approve` leads on to the next step as long as there is one. */
export const approvalMoves = {
  claim: { needs: 'decide', from: ['SENT'], to: 'CHECKING' },
  release: { needs: 'decide', from: ['CHECKING'], to: 'SENT' },
  approve: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'APPROVED' },
  reject: { needs: 'decide', from: ['SENT', 'CHECKING'], to: 'REJECTED' },
} as const
