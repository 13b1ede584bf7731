import { tickets } from '@diwan/contract/tickets/endpoints'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import { route } from '../../kit/http/route.ts'
import { presentTicket } from './presenter.ts'
import { presentTemplate } from './presenter/template.ts'
import { closeTicket } from './service/close.ts'
import { createTicket } from './service/create.ts'
import { findTickets } from './service/find.ts'
import { countListedTickets, listTickets, openTicket, readThread } from './service/read.ts'
import { noteOnTicket, replyToTicket } from './service/reply.ts'
import { createTemplate, deleteTemplate, reorderTemplate, switchTemplate, updateTemplate } from './service/templates/edit.ts'
import { publishTemplate } from './service/templates/publish.ts'
import { listAllTemplates, listTemplateHistory, openForm, openTemplate, readCatalogue } from './service/templates/read.ts'

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

  route(templates.catalogue, readCatalogue),
  route(templates.form, openForm),
  route(templates.list, listAllTemplates),
  route(templates.open, openTemplate),
  route(templates.create, async (ctx, input) => presentTemplate(await createTemplate(ctx, input))),
  route(templates.update, async (ctx, input) => presentTemplate(await updateTemplate(ctx, input))),
  route(templates.publish, async (ctx, input) => presentTemplate(await publishTemplate(ctx, input))),
  route(templates.activate, async (ctx, input) => presentTemplate(await switchTemplate(ctx, input, true))),
  route(templates.deactivate, async (ctx, input) => presentTemplate(await switchTemplate(ctx, input, false))),
  route(templates.reorder, async (ctx, input) => presentTemplate(await reorderTemplate(ctx, input))),
  route(templates.delete, deleteTemplate),
  route(templates.history, listTemplateHistory),
]
