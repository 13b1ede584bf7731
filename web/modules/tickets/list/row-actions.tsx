import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { OwnTicketActions } from '../commands/ticket-actions.tsx'

/** The commands of one ticket at the end of its row. */
export default function RowActions({ ticket }: { ticket: Ticket }) {
  return <OwnTicketActions ticket={ticket} />
}
