import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { Probe } from './probes.ts'

const body = documentFromText('نص', 'rtl')
const NOBODY = '01890000-0000-7000-8000-000000000000'
const decided =
  (more: object = {}) =>
  (id: string) => ({ id, version: 1, ...more })

/** The commands of a ticket, as the access test asks each. The flags are written here a second time, on purpose. */
export const ticketCommandProbes: readonly (readonly [Endpoint, Probe])[] = [
  [ticketCommands.take, { kind: 'record', flag: 'tickets.assign', command: 'take', input: decided() }],
  [
    ticketCommands.assign,
    {
      kind: 'record',
      flag: 'tickets.assign',
      command: 'assign',
      input: decided({ assigneeId: NOBODY }),
      answer: '400 tickets.cannot_take',
    },
  ],
  [
    ticketCommands.transfer,
    {
      kind: 'record',
      flag: 'tickets.assign',
      command: 'transfer',
      input: decided({ departmentId: NOBODY, groupId: NOBODY }),
      answer: '400 tickets.group_not_in_department',
    },
  ],
  [ticketCommands.unassign, { kind: 'record', flag: 'tickets.assign', command: 'unassign', input: decided() }],
  [ticketCommands.wait, { kind: 'record', flag: 'tickets.wait', command: 'wait', input: decided({ reason: 'requester' }) }],
  [ticketCommands.resume, { kind: 'record', flag: 'tickets.wait', command: 'resume', input: decided() }],
  [ticketCommands.resolve, { kind: 'record', flag: 'tickets.resolve', command: 'resolve', input: decided({ body }) }],
  [ticketCommands.confirm, { kind: 'record', flag: 'tickets.confirm', command: 'confirm', input: decided() }],
  [ticketCommands.reject, { kind: 'record', flag: 'tickets.confirm', command: 'reject', input: decided({ body }) }],
  [ticketCommands.close, { kind: 'record', flag: 'tickets.close', command: 'close', input: decided({ reason: 'solved' }) }],
  [ticketCommands.withdraw, { kind: 'record', flag: 'tickets.confirm', command: 'withdraw', input: decided() }],
  [ticketCommands.reopen, { kind: 'record', flag: 'tickets.reopen', command: 'reopen', input: decided() }],
  [
    ticketCommands.changePriority,
    { kind: 'record', flag: 'tickets.change', command: 'change', input: (id) => ({ id, from: 'NORMAL', to: 'HIGH' }) },
  ],
  [
    ticketCommands.changeSubject,
    { kind: 'record', flag: 'tickets.change', command: 'change', input: (id) => ({ id, from: 'تذكرة', to: 'أخرى' }) },
  ],
  [
    ticketCommands.addParticipant,
    {
      kind: 'record',
      flag: 'tickets.reply',
      input: (id) => ({ id, userId: NOBODY }),
      answer: '400 tickets.cannot_take_part',
    },
  ],
  [ticketCommands.removeParticipant, { kind: 'record', flag: 'tickets.reply', input: (id) => ({ id, userId: NOBODY }) }],
  [ticketCommands.leave, { kind: 'record', flag: 'tickets.view', input: (id) => ({ id }) }],
  [ticketCommands.assignees, { kind: 'record', flag: 'tickets.assign', input: (id) => ({ id }) }],
  [ticketCommands.mentionable, { kind: 'record', flag: 'tickets.reply', input: (id) => ({ id }) }],
  [ticketCommands.mentionableInNote, { kind: 'record', flag: 'tickets.internal_note', input: (id) => ({ id }) }],
  [ticketCommands.delete, { kind: 'record', flag: 'tickets.delete', input: (id) => ({ id }) }],
]
