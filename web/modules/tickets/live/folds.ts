import type { Change } from '@diwan/contract/kit/event'
import { detailOf } from '@diwan/contract/kit/event'
import type { Moved } from '@diwan/contract/tickets/events'
import { ticketEvents } from '@diwan/contract/tickets/events'
import { Happening, Message, TicketPriority, type ThreadEntry, type Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { HAPPENINGS } from '@diwan/contract/tickets/vocabulary'
import { z } from 'zod'
import { withEdited, withEntry } from '../api/entries.ts'

/** Every command that moves a ticket carries the same detail. */
const moves = [
  ticketEvents.replied,
  ticketEvents.assigned,
  ticketEvents.transferred,
  ticketEvents.unassigned,
  ticketEvents.waiting,
  ticketEvents.resumed,
  ticketEvents.resolved,
  ticketEvents.confirmed,
  ticketEvents.rejected,
  ticketEvents.closed,
  ticketEvents.lapsed,
  ticketEvents.withdrawn,
  ticketEvents.reopened,
]

function heardMove(change: Change): Moved | undefined {
  for (const one of moves) {
    const told = detailOf(one, change)
    if (told) return told
  }
  return undefined
}

/** Folds a change into one ticket that is already held. Hearing it twice, or late, changes nothing. */
export function foldTicket(ticket: Ticket, change: Change): Ticket {
  const told = heardMove(change)
  if (told && told.id === ticket.id && isNewer(ticket, told)) {
    const { status, version, updatedDate, assignee, pending, answered, closedDate, department, group } = told
    const { reply, attachments } = told
    return {
      ...ticket,
      status,
      version,
      updatedDate,
      assignee,
      pending,
      answered,
      closedDate,
      department,
      group,
      reply,
      attachments,
    }
  }
  const edited = detailOf(ticketEvents.edited, change)
  if (edited?.newest && edited.id === ticket.id) return withNewest(ticket, edited.newest)
  const changed = detailOf(ticketEvents.changed, change)
  return changed && changed.id === ticket.id && ticket[changed.field] === changed.from ? withField(ticket, changed) : ticket
}

/** Only while nothing newer was said: heard late, it changes nothing. */
const withNewest = (ticket: Ticket, { reply, version, updatedDate }: { reply: string; version: number; updatedDate: number }) =>
  ticket.version === version && ticket.updatedDate === updatedDate ? { ...ticket, reply } : ticket

function withField(ticket: Ticket, { field, to }: { field: 'priority' | 'subject'; to: string }): Ticket {
  if (field === 'subject') return { ...ticket, subject: to }
  const priority = TicketPriority.safeParse(to)
  return priority.success ? { ...ticket, priority: priority.data } : ticket
}

/** Access depends on them: what this reader may do is then fetched, while the fold shows the rest at once. */
export const movesAccess = (before: Ticket, after: Ticket): boolean =>
  before.assignee?.id !== after.assignee?.id || before.group.id !== after.group.id

/** Who takes part is fetched, not folded. */
export const isAboutParticipants = ({ event }: Change): boolean =>
  event === ticketEvents.joined.name || event === ticketEvents.left.name

/** Called as they are now, which the server knows. */
export const isAboutCustom = ({ event }: Change): boolean => event === ticketEvents.customized.name

/** With what is fetched, not folded: not every reader may know it. */
export const isAboutLinks = ({ event }: Change): boolean =>
  event === ticketEvents.linked.name || event === ticketEvents.unlinked.name

/** A reply bumps the version only where it is a move itself; two of the same second come in their order. */
const isNewer = (held: Ticket, told: Pick<Ticket, 'version' | 'updatedDate'>): boolean =>
  told.version > held.version || (told.version === held.version && told.updatedDate >= held.updatedDate)

/** Folds a change into the chronology that is held, newest first. */
export function foldThread(entries: readonly ThreadEntry[], change: Change): readonly ThreadEntry[] {
  const edited = detailOf(ticketEvents.edited, change)
  return edited ? withEdited(entries, edited.message) : entriesOf(change).reduce(withEntry, entries)
}

export const isAboutOldMessage = ({ event }: Change): boolean => event === ticketEvents.edited.name

/** Whatever was said with it. */
const Saying = z.object({ message: Message })

/** What a change brings to the thread: the message it said, the line it leaves, or both. */
function entriesOf(change: Change): ThreadEntry[] {
  const message = Saying.safeParse(change.detail).data?.message
  const happening = happeningOf(change)
  return [...(message ? [message] : []), ...(happening ? [happening] : [])]
}

function happeningOf(change: Change): Happening | undefined {
  const name = HAPPENINGS.find((one) => `tickets.${one}` === change.event)
  if (!name) return undefined
  const line = { by: null, ...change.detail, id: change.id, kind: 'event', event: name, createdDate: change.at }
  return Happening.safeParse(line).data
}
