import { MAX_PARTICIPANTS } from '@diwan/contract/tickets/limits'
import { ticketChannel, ticketEvents } from '@diwan/contract/tickets/events'
import type { TakePart } from '@diwan/contract/tickets/schemas/ticket'
import { TICKET_DEGREES } from '@diwan/contract/tickets/vocabulary'
import type { Ctx } from '../../../../kit/portal.ts'
import { people, peopleCommands } from '../../../people/public.ts'
import { can } from '../../access.ts'
import type { TicketRow } from '../../queries/tickets.ts'
import { lockTicket } from '../../queries/tickets.ts'
import { topicsOf } from '../../topics.ts'

/** A colleague reads along and follows (T14): anybody of the directory whose rights let participants see. */
const participants = people<TicketRow, (typeof TICKET_DEGREES)[number]>({
  kind: 'ticket',
  degrees: TICKET_DEGREES,
  most: MAX_PARTICIPANTS,
  sortAt: (ticket) => ticket.activity_at,
  maySee: (person, ticket, degree) => can.view(person, { ...ticket, degree }),
  told: (ticket, userIds) => ({ channels: [ticketChannel(ticket.id)], topics: topicsOf(ticket, userIds) }),
  events: { joined: ticketEvents.joined, left: ticketEvents.left },
  codes: { cannotBeAdded: 'tickets.cannot_take_part', tooMany: 'tickets.too_many_participants' },
})

const { add, remove, leave } = peopleCommands(participants, { lock: lockTicket, can, share: 'reply' })

export const addParticipant = (ctx: Ctx, { id, userId }: TakePart) => add(ctx, { id, userIds: [userId] })
export const removeParticipant = remove
export const leaveTicket = leave
