import type { Change } from '@diwan/contract/kit/event'
import { heard } from '@diwan/contract/kit/event'
import { ticketEvents } from '@diwan/contract/tickets/events'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas'

/** Folds a change into one ticket that is already held. Hearing it twice, or late, changes nothing. */
export function foldTicket(ticket: Ticket, change: Change): Ticket {
  const replied = heard(ticketEvents.replied, change)
  if (replied && replied.id === ticket.id && isNewer(ticket, replied)) {
    const { status, version, updatedDate, assignee, reply, attachments } = replied
    return { ...ticket, status, version, updatedDate, assignee, reply, attachments }
  }
  const unassigned = heard(ticketEvents.unassigned, change)
  if (unassigned && unassigned.id === ticket.id && unassigned.version > ticket.version) {
    const { status, version, updatedDate } = unassigned
    return { ...ticket, status, version, updatedDate, assignee: null }
  }
  const closed = heard(ticketEvents.closed, change)
  if (closed && closed.id === ticket.id && closed.version > ticket.version) {
    const { status, version, updatedDate } = closed
    return { ...ticket, status, version, updatedDate }
  }
  return ticket
}

/** Access looks at the assignee: what this reader may do is then asked anew, the fold gives the rest meanwhile. */
export const asksAccessAnew = (before: Ticket, after: Ticket): boolean => before.assignee?.id !== after.assignee?.id

/** A reply bumps the version only where it is a move itself; two of the same second come in their order. */
const isNewer = (held: Ticket, told: Pick<Ticket, 'version' | 'updatedDate'>): boolean =>
  told.version > held.version || (told.version === held.version && told.updatedDate >= held.updatedDate)

/** Folds a change into the messages that are held, newest first. */
export function foldThread(messages: readonly Message[], change: Change): readonly Message[] {
  const told = heard(ticketEvents.replied, change) ?? heard(ticketEvents.noted, change)
  return told ? withMessage(messages, told.message) : messages
}

export function withMessage(messages: readonly Message[], message: Message): readonly Message[] {
  if (messages.some(({ id }) => id === message.id)) return messages
  const place = messages.findIndex((other) => isBefore(other, message))
  return place < 0 ? [...messages, message] : messages.toSpliced(place, 0, message)
}

/** The order of the server; within a second the ids, which name the moment too, decide. */
function isBefore(one: Message, other: Message): boolean {
  return one.createdDate < other.createdDate || (one.createdDate === other.createdDate && one.id < other.id)
}
