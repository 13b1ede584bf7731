import { moves } from '../kit/moves.ts'
import type { TicketStatus } from './vocabulary.ts'

export type TicketCommand =
  | 'reply'
  | 'note'
  | 'answer'
  | 'take'
  | 'assign'
  | 'transfer'
  | 'unassign'
  | 'change'
  | 'wait'
  | 'resume'
  | 'resolve'
  | 'confirm'
  | 'reject'
  | 'close'
  | 'withdraw'
  | 'reopen'

/** When. One entry per command; a reply moves nothing by itself except where it is named here. */
export const ticketMoves = moves<TicketStatus, TicketCommand>({
  reply: { from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'same' },
  note: { needs: 'internal_note', from: ['NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED', 'CANCELED'], to: 'same' },
  /** The first public reply of staff. */
  answer: { needs: 'reply', from: ['NEW'], to: 'OPEN' },
  /** To oneself. */
  take: { needs: 'assign', from: ['NEW'], to: 'OPEN' },
  /** To a person: out of the queue, or from one to another. */
  assign: { from: ['NEW', 'OPEN', 'PENDING'], to: { NEW: 'OPEN' } },
  /** To another group, whose queue it then waits in. */
  transfer: { needs: 'assign', from: ['NEW', 'OPEN', 'PENDING'], to: 'same' },
  unassign: { needs: 'assign', from: ['OPEN', 'PENDING'], to: 'NEW' },
  change: { from: ['NEW', 'OPEN', 'PENDING', 'DONE'], to: 'same' },
  wait: { from: ['OPEN'], to: 'PENDING' },
  /** The requester answers, the day comes, or staff goes on by hand. */
  resume: { needs: 'wait', from: ['PENDING'], to: 'OPEN' },
  resolve: { from: ['OPEN', 'PENDING'], to: 'DONE' },
  confirm: { from: ['DONE'], to: 'CLOSED' },
  reject: { needs: 'confirm', from: ['DONE'], to: 'OPEN' },
  close: { from: ['NEW', 'OPEN', 'PENDING'], to: 'CLOSED' },
  /** Before staff said anything. */
  withdraw: { needs: 'confirm', from: ['NEW', 'OPEN'], to: 'CANCELED' },
  reopen: { from: ['CLOSED'], to: 'OPEN' },
})
