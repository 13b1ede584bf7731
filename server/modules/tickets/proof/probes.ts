import { documentFromText } from '@diwan/core/document'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { count, door, list, NOBODY, record, type Probes } from '../../../testing/probe.ts'

const body = documentFromText('نص', 'rtl')
const decided =
  (more: object = {}) =>
  (id: string) => ({ id, version: 1, ...more })

const REPORTED = { from: '2026-11-01', to: '2026-11-30' }

/** The flags are written here a second time, on purpose. */
export const ticketProbes: Probes = [
  [tickets.create, door('tickets.create', (group) => ({ subject: 'طلب', body, priority: 'NORMAL', ...group }))],
  [tickets.list, list('tickets.view')],
  [tickets.count, count('tickets.view')],
  [tickets.exportable, door('tickets.export')],
  [tickets.export, door('tickets.export', () => ({ format: 'csv' }))],
  [tickets.counts, door('tickets.view')],
  [tickets.search, door('tickets.view', () => ({ q: 'طلب' }))],
  [tickets.open, record('tickets.view')],
  [tickets.thread, record('tickets.view')],
  [tickets.read, record('tickets.view', (id) => ({ id, messageId: NOBODY }), { answer: '404 not_found' })],
  [tickets.reply, record('tickets.reply', (id) => ({ id, body }), { command: 'reply' })],
  [tickets.note, record('tickets.internal_note', (id) => ({ id, body }))],
  [tickets.edit, record('tickets.view', (id) => ({ id, messageId: NOBODY, body, seen: null }), { answer: '404 not_found' })],
  [ticketReports.report, door('dashboard.view', () => REPORTED)],
  [ticketReports.export, door('dashboard.view', () => ({ ...REPORTED, format: 'csv' }))],
  [ticketBulk.start, door('tickets.view', () => ({ tickets: [{ id: NOBODY, version: 1 }], command: { name: 'take' } }))],
  [ticketBulk.list, door('tickets.view')],
  [ticketBulk.open, door('tickets.view', () => ({ id: NOBODY }), '404 not_found')],
  [ticketCommands.take, record('tickets.assign', decided(), { command: 'take' })],
  [
    ticketCommands.assign,
    record('tickets.assign', decided({ assigneeId: NOBODY }), { command: 'assign', answer: '400 tickets.cannot_take' }),
  ],
  [
    ticketCommands.transfer,
    record('tickets.assign', decided({ departmentId: NOBODY, groupId: NOBODY }), {
      command: 'transfer',
      answer: '400 tickets.group_not_in_department',
    }),
  ],
  [ticketCommands.unassign, record('tickets.assign', decided(), { command: 'unassign' })],
  [ticketCommands.wait, record('tickets.wait', decided({ reason: 'requester' }), { command: 'wait' })],
  [ticketCommands.resume, record('tickets.wait', decided(), { command: 'resume' })],
  [ticketCommands.resolve, record('tickets.resolve', decided({ body }), { command: 'resolve' })],
  [ticketCommands.confirm, record('tickets.confirm', decided(), { command: 'confirm' })],
  [ticketCommands.reject, record('tickets.confirm', decided({ body }), { command: 'reject' })],
  [ticketCommands.close, record('tickets.close', decided({ reason: 'solved' }), { command: 'close' })],
  [ticketCommands.withdraw, record('tickets.confirm', decided(), { command: 'withdraw' })],
  [ticketCommands.reopen, record('tickets.reopen', decided(), { command: 'reopen' })],
  [ticketCommands.changePriority, record('tickets.change', (id) => ({ id, from: 'NORMAL', to: 'HIGH' }), { command: 'change' })],
  [ticketCommands.changeSubject, record('tickets.change', (id) => ({ id, from: 'تذكرة', to: 'أخرى' }), { command: 'change' })],
  [
    ticketCommands.addParticipant,
    record('tickets.reply', (id) => ({ id, userId: NOBODY }), { answer: '400 tickets.cannot_take_part' }),
  ],
  [ticketCommands.removeParticipant, record('tickets.reply', (id) => ({ id, userId: NOBODY }))],
  [ticketCommands.leave, record('tickets.view')],
  [ticketCommands.assignees, record('tickets.assign')],
  [ticketCommands.assignable, door('tickets.assign', () => ({ personId: NOBODY }))],
  [ticketCommands.mentionable, record('tickets.reply')],
  [ticketCommands.mentionableInNote, record('tickets.internal_note')],
  [ticketCommands.delete, record('tickets.delete')],
]
