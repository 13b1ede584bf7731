import { moves } from '../kit/moves.ts'
import type { InquiryStatus } from './vocabulary.ts'

export type InquiryCommand = 'assign' | 'ask' | 'answer' | 'reply' | 'settle' | 'close' | 'convert' | 'spam' | 'merge' | 'plan'

/** When. `answer` is the right of staff, `reply` that of the asker. */
export const inquiryMoves = moves<InquiryStatus, InquiryCommand>({
  assign: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING'], to: { NEW: 'OPEN' } },
  /** The asker is asked something; the reply brings the inquiry back. */
  ask: { needs: 'answer', from: ['OPEN'], to: 'PENDING' },
  answer: { from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'DONE' },
  /** After the end a reply begins a new inquiry. */
  reply: { from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: { PENDING: 'OPEN', DONE: 'OPEN' } },
  /** The asker needs nothing more. */
  settle: { needs: 'reply', from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'CLOSED' },
  close: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'CLOSED' },
  convert: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'CLOSED' },
  spam: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING'], to: 'CLOSED' },
  merge: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'CLOSED' },
  /** Names the version that will fix it; its release answers every inquiry that waits for it. */
  plan: { needs: 'answer', from: ['NEW', 'OPEN', 'PENDING'], to: 'same' },
})
