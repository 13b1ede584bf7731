import { documentFromText } from '@diwan/core/document'
import type { Change } from '@diwan/contract/kit/event'
import type { Message, Ticket } from '@diwan/contract/tickets/schemas'
import { expect, test } from 'vitest'
import { foldThread, foldTicket } from './live.ts'

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
  assignee: null,
  department: { id: id(20), kind: 'department', nameAr: 'إدارة', nameEn: 'Department' },
  group: { id: id(21), kind: 'group', nameAr: 'مجموعة', nameEn: 'Group' },
  reply: 'نص',
  attachments: 0,
  version: 1,
  can: { view: true, reply: true, internal_note: true, close: true },
}

const message = (number: number, createdDate: number, kind: Message['kind'] = 'reply'): Message => ({
  id: id(number),
  kind,
  author: omar,
  body: documentFromText(`رسالة ${number}`, 'rtl'),
  attachments: [],
  createdDate,
})

const change = (event: string, detail: object): Change => ({
  channel: `ticket:${held.id}`,
  seq: 2,
  event,
  detail: { ...detail },
  at: 0,
})
const replied = (told: Message, { version = 2, of = held.id } = {}) =>
  change('tickets.replied', {
    id: of,
    status: 'OPEN',
    version,
    updatedDate: told.createdDate,
    assignee: omar,
    reply: 'رد',
    attachments: 0,
    message: told,
  })
const closed = change('tickets.closed', {
  id: held.id,
  status: 'CLOSED',
  version: 3,
  updatedDate: 300,
  reason: 'solved',
  closedBy: omar,
})

test('a reply brings status, assignee, time and its first words', () => {
  const after = foldTicket(held, replied(message(31, 200)))
  expect(after).toEqual({ ...held, status: 'OPEN', version: 2, updatedDate: 200, assignee: omar, reply: 'رد' })
})

test('closing brings status and time and leaves the assignee', () => {
  expect(foldTicket(held, closed)).toEqual({ ...held, status: 'CLOSED', version: 3, updatedDate: 300 })
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
  const after = [note, replied(message(31, 200)), note].reduce<readonly Message[]>(foldThread, before)
  expect(after.map((one) => one.id)).toEqual([id(32), id(31), id(30)])
})

test('a thread without news stays the same value', () => {
  const before = [message(30, 100)]
  expect(foldThread(before, closed)).toBe(before)
})
