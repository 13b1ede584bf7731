import { page } from '../../../kit/testing/page.ts'
import { documentFromText } from '@diwan/core/document'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { beforeAll, expect, test } from 'vitest'
import { grewAbove, logRows, type LogRow } from './log-rows.ts'

beforeAll(() => page.sessionStorage.clear())

const id = (number: number) => `0190b3c1-0000-7000-8000-${String(number).padStart(12, '0')}`
const noura = { id: id(901), fullName: 'نورة', photo: null }
const omar = { id: id(902), fullName: 'Omar', photo: null }
const DAY = 86_400

const message = (number: number, createdDate: number, more: Partial<TalkMessage> = {}): TalkMessage => ({
  id: id(number),
  audience: 'members',
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
const event = (number: number, createdDate: number) =>
  message(number, createdDate, { kind: 'event', body: null, line: { what: 'added', by: omar, people: [noura], text: null } })

const rowsOf = (newestFirst: readonly TalkMessage[], unread?: { id: string; count: number }): readonly LogRow[] =>
  logRows({ newestFirst, pending: [], failed: [], unread, dayOf: (seconds) => String(Math.floor(seconds / DAY)) })
const kindsOf = (rows: readonly LogRow[]) => rows.map(({ kind }) => kind)

test('the oldest message stands first, and each day is named once', () => {
  const rows = rowsOf([message(3, DAY + 20), message(2, DAY + 10), message(1, 10)])
  expect(kindsOf(rows)).toEqual(['day', 'message', 'day', 'message', 'message'])
})

test('what one author said within five minutes is joined, but not over a line, a day or the first unread message', () => {
  const joined = (rows: readonly LogRow[]) => rows.flatMap((row) => (row.kind === 'message' ? [row.joined] : []))
  expect(joined(rowsOf([message(2, 300), message(1, 0)]))).toEqual([false, true])
  expect(joined(rowsOf([message(2, 301), message(1, 0)]))).toEqual([false, false])
  expect(joined(rowsOf([message(3, 20), event(2, 15), message(1, 10)]))).toEqual([false, false])
  expect(joined(rowsOf([message(2, 20), message(1, 10)], { id: id(2), count: 1 }))).toEqual([false, false])
  expect(joined(rowsOf([message(2, 20, { author: noura }), message(1, 10)]))).toEqual([false, false])
})

test('the line above what is new stands before the first unread message', () => {
  const rows = rowsOf([message(2, 20), message(1, 10)], { id: id(2), count: 1 })
  expect(kindsOf(rows)).toEqual(['day', 'message', 'unread', 'message'])
})

test('a message on its way keeps its row when it has arrived', () => {
  const input = { id: id(800), body: documentFromText('في الطريق', 'rtl') }
  const pending = [{ kind: 'chat', requestId: id(2), input, waits: false } as const]
  const of = { failed: [], unread: undefined, dayOf: () => '' }
  const before = logRows({ ...of, newestFirst: [message(1, 10)], pending })
  const after = logRows({ ...of, newestFirst: [message(2, 20), message(1, 10)], pending })
  expect(before.at(-1)).toMatchObject({ kind: 'pending', key: id(2) })
  expect(after.at(-1)).toMatchObject({ kind: 'message', key: id(2) })
  expect(after).toHaveLength(before.length)
})

test('rows that came in above are told from those that came in below', () => {
  const held = rowsOf([message(4, 40), message(3, 30)])
  expect(grewAbove(held, rowsOf([message(4, 40), message(3, 30), message(2, 20), message(1, 10)]))).toBe(true)
  expect(grewAbove(held, rowsOf([message(5, 50), message(4, 40), message(3, 30)]))).toBe(false)
  expect(grewAbove(held, held)).toBe(false)
  expect(grewAbove([], held)).toBe(false)
})
