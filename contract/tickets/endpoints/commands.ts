import { z } from 'zod'
import type { ErrorCode } from '../../kit/errors.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { FOUND_PEOPLE } from '../../users/limits.ts'
import { mentionableEndpoint } from '../../writing/endpoints.ts'
import { ASSIGNABLE_OF_A_QUEUE } from '../limits.ts'
import { ticketMoves, type TicketCommand } from '../moves.ts'
import {
  AssignableTicket,
  Assignee,
  AssignTicket,
  ChangePriority,
  ChangeSubject,
  CloseTicket,
  FindAssignable,
  FindAssignees,
  ReopenTicket,
  SolveTicket,
  TakePart,
  TakeTicket,
  Ticket,
  TicketId,
  TransferTicket,
  WaitTicket,
} from '../schemas/ticket.ts'

/** One command of the moves table: its flag and its refusals are those of the table. */
function command<I extends z.ZodObject>(name: TicketCommand, summary: string, input: I, errors: readonly ErrorCode[] = []) {
  return endpoint({
    module: 'tickets',
    name: `tickets.${name}`,
    summary,
    method: 'POST',
    path: `/api/tickets/{id}/${name}`,
    access: flag('tickets', ticketMoves[name].needs ?? name),
    input,
    output: Ticket,
    errors: ['not_found', 'wrong_state', 'changed_meanwhile', ...errors],
  })
}

function field<I extends z.ZodObject>(name: 'priority' | 'subject', input: I) {
  return endpoint({
    module: 'tickets',
    name: `tickets.change.${name}`,
    summary: `Changes the ${name}, from the one that was seen.`,
    method: 'POST',
    path: `/api/tickets/{id}/${name}`,
    access: flag('tickets', 'change'),
    input,
    output: Ticket,
    errors: ['not_found', 'wrong_state', 'changed_meanwhile'],
  })
}

const person = {
  module: 'tickets',
  access: flag('tickets', 'reply'),
  input: TakePart,
  output: Done,
  errors: ['not_found', 'tickets.cannot_take_part', 'tickets.too_many_participants'],
} as const

export const ticketCommands = {
  take: command('take', 'Takes a new ticket oneself.', TakeTicket),
  assign: command('assign', 'Gives a ticket to somebody who can work on it.', AssignTicket, ['tickets.cannot_take']),
  transfer: command('transfer', 'Hands a ticket over to another group.', TransferTicket, ['tickets.group_not_in_department']),
  unassign: command('unassign', 'Puts a ticket back into its queue.', TakeTicket),
  wait: command('wait', 'Waits for the requester, somebody else or a day.', WaitTicket, [
    'tickets.wrong_day',
    'files.not_available',
    'drafts.sent',
  ]),
  resume: command('resume', 'Goes on with a ticket that waited.', TakeTicket),
  resolve: command('resolve', 'Says the solution; the requester then confirms or rejects it.', SolveTicket, [
    'files.not_available',
    'drafts.sent',
  ]),
  confirm: command('confirm', 'The requester is content: the ticket is closed.', TakeTicket),
  reject: command('reject', 'The requester says why the solution does not hold.', SolveTicket, [
    'files.not_available',
    'drafts.sent',
  ]),
  close: command('close', 'Closes a ticket for a reason.', CloseTicket),
  withdraw: command('withdraw', 'The requester takes the request back before anybody answered.', TakeTicket),
  reopen: command('reopen', 'Opens a closed ticket again.', ReopenTicket, ['tickets.reopen_over', 'files.not_available']),
  changePriority: field('priority', ChangePriority),
  changeSubject: field('subject', ChangeSubject),
  addParticipant: endpoint({
    ...person,
    name: 'tickets.addParticipant',
    summary: 'Lets a colleague read and follow a ticket.',
    method: 'POST',
    path: '/api/tickets/{id}/participants',
  }),
  removeParticipant: endpoint({
    ...person,
    name: 'tickets.removeParticipant',
    summary: 'Takes a colleague out of a ticket.',
    method: 'DELETE',
    path: '/api/tickets/{id}/participants/{userId}',
  }),
  leave: endpoint({
    module: 'tickets',
    name: 'tickets.leave',
    summary: 'Stops taking part in a ticket.',
    method: 'POST',
    path: '/api/tickets/{id}/leave',
    access: flag('tickets', 'view'),
    input: TicketId,
    output: Done,
    errors: ['not_found'],
  }),
  assignees: endpoint({
    module: 'tickets',
    name: 'tickets.assignees',
    summary: 'Who can work on this ticket: its group first, then people whose name matches.',
    method: 'GET',
    path: '/api/tickets/{id}/assignees',
    access: flag('tickets', 'assign'),
    input: FindAssignees,
    output: z.object({ items: z.array(Assignee).max(FOUND_PEOPLE) }),
    errors: ['not_found'],
  }),
  assignable: endpoint({
    module: 'tickets',
    name: 'tickets.assignable',
    summary: 'The open tickets of the caller and of their groups that can be assigned to this person.',
    method: 'GET',
    path: '/api/tickets/assignable',
    access: flag('tickets', 'assign'),
    input: FindAssignable,
    output: z.object({ items: z.array(AssignableTicket).max(2 * ASSIGNABLE_OF_A_QUEUE) }),
  }),
  mentionable: mentionableEndpoint({
    module: 'tickets',
    name: 'mentionable',
    summary:
      'Who can be mentioned in a reply: the people concerned or those whose name matches, and which of them see the ticket.',
    path: '/api/tickets/{id}/mentionable',
    needs: 'reply',
  }),
  mentionableInNote: mentionableEndpoint({
    module: 'tickets',
    name: 'mentionableInNote',
    summary: 'Who can be mentioned in an internal note: only those who read it.',
    path: '/api/tickets/{id}/mentionable-in-note',
    needs: 'internal_note',
  }),
  delete: endpoint({
    module: 'tickets',
    name: 'tickets.delete',
    summary: 'Takes a ticket away from everybody, for good.',
    method: 'DELETE',
    path: '/api/tickets/{id}',
    access: flag('tickets', 'delete'),
    input: TicketId,
    output: Done,
    errors: ['not_found'],
  }),
}
