import { ticketCommands as commands } from '@diwan/contract/tickets/endpoints/commands'
import { ticketAnswers } from '@diwan/contract/tickets/endpoints/canned-answers'
import { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { templates } from '@diwan/contract/tickets/endpoints/templates'
import type { Ctx } from '../../kit/portal.ts'
import { route } from '../../kit/http/route.ts'
import { presentTicket } from './presenter/ticket.ts'
import { presentTemplate } from './presenter/template.ts'
import type { TicketRow } from './queries/tickets.ts'
import { findAssignable } from './service/assignable.ts'
import { findAssignees } from './service/assignees.ts'
import { assignTicket, takeTicket, transferTicket, unassignTicket } from './service/commands/assign.ts'
import { changePriority, changeSubject } from './service/commands/change.ts'
import {
  closeTicket,
  confirmTicket,
  rejectSolution,
  reopenTicket,
  resolveTicket,
  resumeTicket,
  waitTicket,
  withdrawTicket,
} from './service/commands/solve.ts'
import { addParticipant, leaveTicket, removeParticipant } from './service/commands/take-part.ts'
import { listRuns, openBulk, startBulk } from './service/bulk.ts'
import { ticketCanned } from './service/canned-answers.ts'
import { createTicket } from './service/create.ts'
import { deleteTicket } from './service/delete.ts'
import { editMessage } from './service/edit.ts'
import { exportTickets } from './service/export.ts'
import { findMentionable, findMentionableInNote } from './service/mentions.ts'
import {
  countExportable,
  countListedTickets,
  countQueues,
  listTickets,
  openTicket,
  readThread,
  readUpTo,
} from './service/read.ts'
import { noteOnTicket, replyToTicket } from './service/reply.ts'
import { exportReport } from './service/report/export-report.ts'
import { reportTickets } from './service/report/report.ts'
import { searchTickets } from './service/search.ts'
import { createTemplate, deleteTemplate, reorderTemplate, switchTemplate, updateTemplate } from './service/templates/edit.ts'
import { publishTemplate } from './service/templates/publish.ts'
import { listAllTemplates, listTemplateHistory, openForm, openTemplate, readCatalogue } from './service/templates/read.ts'

/** A command answers the ticket as its caller sees it afterwards. */
const presented =
  <I>(run: (ctx: Ctx, input: I) => Promise<TicketRow>) =>
  async (ctx: Ctx, input: I) =>
    presentTicket(ctx.actor, await run(ctx, input))

export const routes = [
  route(tickets.list, listTickets),
  route(tickets.count, countListedTickets),
  route(tickets.counts, countQueues),
  route(tickets.exportable, countExportable),
  route(tickets.export, exportTickets),
  route(tickets.search, searchTickets),
  route(ticketReports.report, reportTickets),
  route(ticketReports.export, exportReport),
  route(tickets.create, presented(createTicket)),
  route(tickets.open, openTicket),
  route(tickets.thread, readThread),
  route(tickets.read, readUpTo),
  route(tickets.reply, replyToTicket),
  route(tickets.note, noteOnTicket),
  route(tickets.edit, editMessage),
  route(commands.take, presented(takeTicket)),
  route(commands.assign, presented(assignTicket)),
  route(commands.transfer, presented(transferTicket)),
  route(commands.unassign, presented(unassignTicket)),
  route(commands.wait, presented(waitTicket)),
  route(commands.resume, presented(resumeTicket)),
  route(commands.resolve, presented(resolveTicket)),
  route(commands.confirm, presented(confirmTicket)),
  route(commands.reject, presented(rejectSolution)),
  route(commands.close, presented(closeTicket)),
  route(commands.withdraw, presented(withdrawTicket)),
  route(commands.reopen, presented(reopenTicket)),
  route(commands.changePriority, presented(changePriority)),
  route(commands.changeSubject, presented(changeSubject)),
  route(commands.addParticipant, addParticipant),
  route(commands.removeParticipant, removeParticipant),
  route(commands.leave, leaveTicket),
  route(commands.assignees, findAssignees),
  route(commands.assignable, findAssignable),
  route(commands.mentionable, findMentionable),
  route(commands.mentionableInNote, findMentionableInNote),
  route(commands.delete, deleteTicket),

  route(ticketBulk.start, startBulk),
  route(ticketBulk.list, listRuns),
  route(ticketBulk.open, openBulk),

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
  ...ticketCanned.routes(ticketAnswers),
]
