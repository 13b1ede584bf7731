import { approvalMoves } from '../approvals/moves.ts'
import { moves } from '../kit/moves.ts'
import type { EntryStatus } from './vocabulary.ts'

/**
 * What becomes of an entry. Its sender takes it back as long as nobody has begun to look at it, where its form allows; those
 * decide whom its step asks; the portal ends it when what it became has ended.
 */
export const entryMoves = moves<EntryStatus, 'withdraw' | 'end' | keyof typeof approvalMoves>({
  withdraw: { from: ['SENT', 'completed'], to: 'CANCELED' },
  ...approvalMoves,
  end: { from: ['APPROVED'], to: 'completed' },
})
