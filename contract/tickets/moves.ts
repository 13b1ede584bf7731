import { moves } from '../kit/moves.ts'
import type { TicketStatus } from './vocabulary.ts'

/** When. One entry per command; a reply moves nothing by itself except where it is named here. */
export const ticketMoves = moves<TicketStatus, 'reply' | 'note' | 'answer' | 'resume' | 'close'>({
  reply: { from: ['NEW', 'OPEN', 'PENDING'], to: 'same' },
  note: { needs: 'internal_note', from: ['NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED', 'CANCELED'], to: 'same' },
  /** The first public reply of staff. */
  answer: { needs: 'reply', from: ['NEW'], to: 'OPEN' },
  /** The requester answers while we wait for him. */
  resume: { needs: 'reply', from: ['PENDING'], to: 'OPEN' },
  close: { from: ['NEW', 'OPEN', 'PENDING'], to: 'CLOSED' },
})
