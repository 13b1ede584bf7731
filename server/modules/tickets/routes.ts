import { tickets } from '@diwan/contract/tickets/endpoints'
import { route } from '../../kit/http/route.ts'
import { presentTicket } from './presenter.ts'
import { closeTicket } from './service/close.ts'
import { createTicket } from './service/create.ts'
import { findTickets } from './service/find.ts'
import { countListedTickets, listTickets, openTicket, readThread } from './service/read.ts'
import { noteOnTicket, replyToTicket } from './service/reply.ts'

export const routes = [
  route(tickets.list, listTickets),
  route(tickets.count, countListedTickets),
  route(tickets.find, findTickets),
  route(tickets.create, async (ctx, input) => presentTicket(ctx.actor, await createTicket(ctx, input))),
  route(tickets.open, openTicket),
  route(tickets.thread, readThread),
  route(tickets.reply, replyToTicket),
  route(tickets.note, noteOnTicket),
  route(tickets.close, async (ctx, input) => presentTicket(ctx.actor, await closeTicket(ctx, input))),
]
