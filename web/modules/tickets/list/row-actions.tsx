import type { Ticket } from '@diwan/contract/tickets/schemas'
import { TicketActions } from '../commands/ticket-actions.tsx'

/** The commands of one ticket at the end of its row. */
export default function RowActions({ ticket }: { ticket: Ticket }) {
  return <TicketActions ticket={ticket} compact />
}
