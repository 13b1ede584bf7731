import { documentFromText } from '@diwan/core/document'
import type { Change } from '@diwan/contract/kit/event'
import type { Message, ThreadEntry, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { TICKET_FLAGS } from '@diwan/contract/tickets/vocabulary'
import { expect, test } from 'vitest'
import { foldThread, foldTicket } from './folds.ts'

const id = (number: number) => `0190b3c1-0000-7000-8000-${String(number).padStart(12, '0')}`
const noura = { id: id(1), fullName: 'نورة', photo: null }
const omar = { id: id(2), fullName: 'Omar', photo: null }

const held: Ticket = {
  id: id(10),
  shortId: 'ABC123',
  subject: 'الطابعة لا تعمل',
  createdDate: 100,
  updatedDate: 100,
  status: 'NEW',
  priority: 'NORMAL',
  requester: noura,
  requesterName: noura.fullName,
  requesterLanguage: 'ar',
  openedBy: null,
  assignee: null,
  pending: null,
  answered: false,
  closedDate: null,
  department: { id: id(20), kind: 'department', nameAr: 'إدارة', nameEn: 'Department' },
  group: { id: id(21), kind: 'group', nameAr: 'مجموعة', nameEn: 'Group' },
  reply: 'نص',
  attachments: 0,
  version: 1,
  can: Object.fromEntries(TICKET_FLAGS.map((flag) => [flag, true])) as Ticket['can'],
}

const message = (number: number, createdDate: number, kind: Message['kind'] = 'reply'): Message => ({
  id: id(number),
  kind,
  author: omar,
  body: documentFromText(`رسالة ${number}`, 'rtl'),
  attachments: [],
  createdDate,
  editedDate: null,
})

const change = (event: string, detail: object, entry = 90): Change => ({
  channel: `ticket:${held.id}`,
  seq: 2,
  id: id(entry),
  event,
  detail: { ...detail },
  at: 0,
})
/** What every move tells, beside what it changed. */
const moved = ({ pending, answered, closedDate, department, group, reply, attachments, assignee }: Ticket = held) => ({
  id: held.id,
  pending,
  answered,
  closedDate,
  department,
  group,
  reply,
  attachments,
  assignee,
  by: omar,
})
const replied = (told: Message, { version = 2, of = held.id } = {}) =>
  change('tickets.replied', {
    ...moved(),
    id: of,
    status: 'OPEN',
    version,
    updatedDate: told.createdDate,
    assignee: omar,
    answered: true,
    reply: 'رد',
    attachments: 0,
    message: told,
  })
const closing = { status: 'CLOSED', version: 3, updatedDate: 300, closedDate: 300, reason: 'solved' }
const closed = change('tickets.closed', { ...moved(), ...closing })

test('a reply brings status, assignee, time and its first words', () => {
  const after = foldTicket(held, replied(message(31, 200)))
  expect(after).toEqual({ ...held, status: 'OPEN', version: 2, updatedDate: 200, assignee: omar, answered: true, reply: 'رد' })
})

test('closing brings status and time and leaves the assignee', () => {
  expect(foldTicket(held, closed)).toEqual({ ...held, status: 'CLOSED', version: 3, updatedDate: 300, closedDate: 300 })
})

test('what is heard twice or late changes nothing', () => {
  const late = replied(message(31, 200))
  const after = [late, closed, closed, late].reduce(foldTicket, held)
  expect(after.status).toBe('CLOSED')
  expect(foldTicket(after, late)).toBe(after)
})

test('a change of another ticket, an internal note and an unknown event leave the ticket as it is', () => {
  const foreign = replied(message(31, 200), { of: id(11) })
  const noted = change('tickets.noted', { id: held.id, message: message(32, 200, 'note') })
  for (const one of [foreign, noted, change('tickets.merged', {})]) expect(foldTicket(held, one)).toBe(held)
})

test('messages stand newest first, whichever channel was quicker, and each once', () => {
  const note = change('tickets.noted', { id: held.id, message: message(32, 200, 'note') })
  const before = [message(30, 100)]
  const after = [note, replied(message(31, 200)), note].reduce<readonly ThreadEntry[]>(foldThread, before)
  expect(after.map((one) => one.id)).toEqual([id(32), id(31), id(30)])
})

test('a command leaves one line in the thread, with who did it and why', () => {
  const before = [message(30, 100)]
  const after = [
    { ...closed, at: 300 },
    { ...closed, at: 300 },
  ].reduce<readonly ThreadEntry[]>(foldThread, before)
  expect(after).toMatchObject([{ kind: 'event', event: 'closed', by: omar, reason: 'solved', createdDate: 300 }, { id: id(30) }])
})

test('a field follows only from the value it had', () => {
  const changed = (from: string, to: string) => change('tickets.changed', { id: held.id, field: 'priority', from, to, by: omar })
  expect(foldTicket(held, changed('NORMAL', 'HIGH')).priority).toBe('HIGH')
  expect(foldTicket(held, changed('LOW', 'HIGH'))).toBe(held)
})

test('a thread without news stays the same value', () => {
  const before = [message(30, 100)]
  expect(foldThread(before, change('tickets.created', { id: held.id }))).toBe(before)
})

const edited = (told: Message, newest: object | null = null) => change('tickets.edited', { id: held.id, message: told, newest })
const rewritten = (number: number, at: number, text: string): Message => ({
  ...message(number, 100),
  body: documentFromText(text, 'rtl'),
  editedDate: at,
})

test('an edited message takes the place of what it was, wherever it stands; heard late, it takes back nothing', () => {
  const before = [message(31, 200), message(30, 100)]
  const after = foldThread(before, edited(rewritten(30, 120, 'صحيح')))
  expect(after).toEqual([message(31, 200), rewritten(30, 120, 'صحيح')])
  expect(foldThread(after, edited(rewritten(30, 110, 'أقدم')))).toBe(after)
  expect(foldThread(before, edited(rewritten(29, 120, 'ليست هنا')))).toBe(before)
})

test('the words of a list follow the newest message, and only while it is the newest', () => {
  const standing = { reply: 'صحيح', version: held.version, updatedDate: held.updatedDate }
  expect(foldTicket(held, edited(rewritten(30, 120, 'صحيح'), standing))).toEqual({ ...held, reply: 'صحيح' })
  const later = foldTicket(held, replied(message(31, 200)))
  expect(foldTicket(later, edited(rewritten(30, 120, 'صحيح'), standing))).toBe(later)
})
