import { allowed } from '../kit/moves.ts'
import { REOPEN_DAYS } from './limits.ts'
import { ticketMoves } from './moves.ts'
import type { Ticket } from './schemas/ticket.ts'

const DAY = 86_400

/** What may be done at this second: `can` joined with the moves. Beside the schemas, which would bring zod to every list. */
export function mayTicket(ticket: Pick<Ticket, 'status' | 'can' | 'answered' | 'closedDate'>, now: number = Date.now() / 1000) {
  const may = allowed(ticketMoves, ticket.status, ticket.can)
  return {
    ...may,
    withdraw: may.withdraw && !ticket.answered,
    reopen: may.reopen && (ticket.can.reopen_late || now < (ticket.closedDate ?? 0) + REOPEN_DAYS * DAY),
  }
}
