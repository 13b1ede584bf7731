import { documentFromText } from '@diwan/core/document'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { expect, test } from 'vitest'
import type { HappeningRow } from '../types.ts'
import { continues, mergeRows, raisedMarks, unreadOf } from './thread-rows.ts'

const id = (number: number) => `0190b3c1-0000-7000-8000-${String(number).padStart(12, '0')}`
const noura = { id: id(1), fullName: 'نورة', photo: null }
const omar = { id: id(2), fullName: 'Omar', photo: null }

const message = (number: number, createdDate: number, more: Partial<TalkMessage> = {}): TalkMessage => ({
  id: id(number),
  audience: 'public',
  seq: number,
  place: null,
  kind: 'said',
  mark: null,
  threadOf: null,
  author: omar,
  guest: null,
  body: documentFromText(`رسالة ${number}`, 'rtl'),
  attachments: [],
  quote: null,
  reactions: [],
  replies: 0,
  createdDate,
  editedDate: null,
  deletedDate: null,
  ...more,
})
const line = (number: number, createdDate: number): HappeningRow => ({ id: id(number), createdDate, by: undefined, view: null })
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id)

test('lines stand between the messages by their time, and messages keep the order of the portal', () => {
  const messages = [message(12, 300), message(14, 100), message(11, 100)]
  const rows = mergeRows(messages, [line(30, 400), line(20, 300), line(10, 50)], false)
  expect(idsOf(rows)).toEqual([id(30), id(20), id(12), id(14), id(11), id(10)])
})

test('lines older than the first message held wait until earlier messages are there', () => {
  expect(idsOf(mergeRows([message(12, 300)], [line(20, 400), line(10, 50)], true))).toEqual([id(20), id(12)])
})

test('a record without a message still shows what happened', () => {
  expect(idsOf(mergeRows([], [line(10, 50)], true))).toEqual([id(10)])
})

test('two messages of one author within five minutes are joined, those of two audiences never', () => {
  const kindOf = ({ audience }: TalkMessage) => audience
  expect(continues(message(2, 300), message(1, 0), kindOf)).toBe(true)
  expect(continues(message(2, 301), message(1, 0), kindOf)).toBe(false)
  expect(continues(message(2, 10, { author: noura }), message(1, 0), kindOf)).toBe(false)
  expect(continues(message(2, 10, { audience: 'staff' }), message(1, 0), kindOf)).toBe(false)
  expect(continues(message(2, 10), line(1, 0), kindOf)).toBe(false)
  expect(continues(message(2, 10), undefined, kindOf)).toBe(false)
})

test('new are messages of others after the mark of their audience, neither deleted nor events', () => {
  const marks = [
    { audience: 'public', seq: 2, version: 0 },
    { audience: 'staff', seq: 9, version: 0 },
  ]
  const messages = [
    message(7, 70, { body: null }),
    message(6, 60, { kind: 'event' }),
    message(5, 50, { author: noura }),
    message(4, 40, { audience: 'staff' }),
    message(3, 30),
    message(2, 20),
  ]
  expect(idsOf(unreadOf(messages, marks, noura.id))).toEqual([id(3)])
})

test('a thread whose marks the portal does not keep has nothing new', () => {
  expect(unreadOf([message(3, 30)], [], noura.id)).toEqual([])
})

test('reading to the end raises each mark to the newest message of its audience, and no mark falls', () => {
  const marks = [
    { audience: 'public', seq: 2, version: 4 },
    { audience: 'staff', seq: 9, version: 0 },
  ]
  const messages = [message(5, 50), message(4, 40, { audience: 'staff' })]
  expect(raisedMarks(messages, marks)).toEqual([{ audience: 'public', seq: 5, version: 4 }])
})
