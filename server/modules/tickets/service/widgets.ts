import { WIDGET_ROWS, type WidgetContent, type WidgetRow } from '@diwan/contract/kit/widgets'
import { TicketQuery } from '@diwan/contract/tickets/schemas/list'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { FirstStep, WaitingList, Widget } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { listTickets } from './read.ts'

type TicketsAsked = Partial<Record<'view' | 'queue' | 'state' | 'status', string>>

/** The newest few of one list. */
async function firstOf(ctx: Ctx, asked: TicketsAsked): Promise<Ticket[]> {
  const { items } = await listTickets(ctx, TicketQuery.parse({ ...asked, limit: WIDGET_ROWS }))
  return items
}

async function rowsOf(ctx: Ctx, asked: TicketsAsked): Promise<WidgetContent | undefined> {
  const found = await firstOf(ctx, asked)
  return found.length > 0 ? { shape: 'rows', items: found.map(rowOf) } : undefined
}

const rowOf = ({ id, shortId, subject, status }: Ticket): WidgetRow => ({
  id,
  shortId,
  title: subject,
  status,
  path: `/ticket-thread/${id}`,
})

const tickets = { module: 'tickets', flag: 'view', topics: ['tickets'] } as const

export const ticketWidgets: readonly Widget[] = [
  {
    ...tickets,
    key: 'tickets.requests',
    area: 'user',
    size: 'low',
    column: 0,
    order: 50,
    number: 'tickets.requested',
    path: '/user/tickets',
    read: (ctx) => rowsOf(ctx, { view: 'requested' }),
  },
  {
    ...tickets,
    key: 'tickets.unassigned',
    area: 'admin',
    tab: 'desk',
    size: 'middle',
    column: 0,
    order: 10,
    number: 'tickets.unassigned',
    path: '/admin/tickets?queue=unassigned',
    read: (ctx) => rowsOf(ctx, { view: 'queue', queue: 'unassigned' }),
  },
]

/** Tickets of the caller that wait for an answer or for a confirmation. */
export const waitingTickets: readonly WaitingList[] = [
  {
    ...tickets,
    key: 'tickets.answer',
    number: 'tickets.answer',
    path: '/user/tickets?status=PENDING',
    read: async (ctx) =>
      (await firstOf(ctx, { view: 'requested', status: 'PENDING' })).map((ticket) => ({
        ...waitingRow(ticket),
        says: {
          word: 'widget_tickets_answer_row',
          values: { person: ticket.assignee?.fullName ?? localName(ctx, ticket.group), shortId: ticket.shortId },
        },
        action: 'reply' as const,
      })),
  },
  {
    ...tickets,
    key: 'tickets.confirm',
    number: 'tickets.confirm',
    path: '/user/tickets?status=DONE',
    read: async (ctx) =>
      (await firstOf(ctx, { view: 'requested', status: 'DONE' })).map((ticket) => ({
        ...waitingRow(ticket),
        says: { word: 'widget_tickets_confirm_row', values: { shortId: ticket.shortId } },
        action: 'confirm' as const,
      })),
  },
]

const waitingRow = ({ id, subject }: Ticket): WidgetRow => ({ id, title: subject, icon: 'tickets', path: `/ticket-thread/${id}` })

export const firstTicket: FirstStep = {
  key: 'tickets',
  module: 'tickets',
  flag: 'create',
  order: 20,
  path: '/user/tickets?new=choose',
  isDone: async (ctx) => (await firstOf(ctx, { view: 'requested', state: 'all' })).length > 0,
}
