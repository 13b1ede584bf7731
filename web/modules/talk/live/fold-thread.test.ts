import { documentFromText } from '@diwan/core/document'
import type { Change } from '@diwan/contract/kit/event'
import { talkEvents } from '@diwan/contract/talk/events'
import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { expect, test } from 'vitest'
import { foldThread, withPollState, type CachedThread } from './fold-thread.ts'

const id = (number: number) => `0190b3c1-0000-7000-8000-${String(number).padStart(12, '0')}`
const record = id(1)
const noura = { id: id(2), fullName: 'نورة', photo: null }
const omar = { id: id(3), fullName: 'Omar', photo: null }
const events = talkEvents('sample')
const fold = foldThread(events, noura.id)

const message = (seq: number, more: Partial<TalkMessage> = {}): TalkMessage => ({
  id: id(100 + seq),
  audience: 'public',
  seq,
  place: null,
  kind: 'said',
  mark: null,
  threadOf: null,
  author: omar,
  guest: null,
  body: documentFromText(`رسالة ${seq}`, 'rtl'),
  attachments: [],
  quote: null,
  reactions: [],
  replies: 0,
  createdDate: seq,
  editedDate: null,
  deletedDate: null,
  ...more,
})

const cachedThread = (...pages: readonly (readonly TalkMessage[])[]): CachedThread => ({
  pages: pages.map((items, place) => ({ items: [...items], next: place < pages.length - 1 ? 'more' : null, read: [] })),
  pageParams: pages.map(() => null),
})
const change = (event: { readonly name: string }, detail: object): Change => ({
  channel: `sample:${record}`,
  seq: 1,
  id: id(9),
  event: event.name,
  detail: { id: record, ...detail },
  at: 0,
})
const posted = (one: TalkMessage) => change(events.said, { message: one })
const reacted = (on: boolean, count: number, person = omar) =>
  change(events.reacted, { messageId: id(101), emoji: '👍', person, on, count })
const seqs = ({ pages }: CachedThread) => pages.map(({ items }) => items.map(({ seq }) => seq))

test('what is said stands in the order of its numbers, whichever was heard first, and each once', () => {
  const after = [posted(message(4)), posted(message(3)), posted(message(4))].reduce(
    fold,
    cachedThread([message(2)], [message(1)]),
  )
  expect(seqs(after)).toEqual([[4, 3, 2], [1]])
})

test('between two audiences the time decides', () => {
  const note = message(1, { id: id(50), audience: 'staff', createdDate: 5 })
  const after = [posted(note), posted(message(2, { createdDate: 6 }))].reduce(
    fold,
    cachedThread([message(1, { createdDate: 4 })]),
  )
  expect(after.pages[0]?.items.map(({ audience }) => audience)).toEqual(['public', 'staff', 'public'])
})

test('a message older than everything on the newest page waits on its own page', () => {
  const before: CachedThread = { pages: [{ items: [message(9)], next: 'more', read: [] }], pageParams: [null] }
  expect(fold(before, posted(message(3)))).toBe(before)
})

test('an answer in the thread of a message does not stand in the main one', () => {
  const before = cachedThread([message(1)])
  expect(fold(before, posted(message(2, { threadOf: id(101) })))).toBe(before)
})

test('an edited message changes where it stands and where it is quoted; heard late, it takes back nothing', () => {
  const quoting = message(2, { quote: { id: id(101), author: omar, guest: null, text: 'رسالة 1', voice: false } })
  const edited = (at: number, text: string) =>
    change(events.edited, { message: message(1, { body: documentFromText(text, 'rtl'), editedDate: at }) })
  const after = [edited(20, 'صحيح'), edited(10, 'أقدم')].reduce(fold, cachedThread([quoting], [message(1)]))
  expect(after.pages[1]?.items[0]?.body).toEqual(documentFromText('صحيح', 'rtl'))
  expect(fold(cachedThread([quoting]), edited(20, 'صحيح')).pages[0]?.items[0]?.quote?.text).toBe('صحيح')
})

test('a deleted message leaves its words, its reactions and the quotes of it, and stays deleted', () => {
  const quoting = message(2, { quote: { id: id(101), author: omar, guest: null, text: 'رسالة 1', voice: false } })
  const tombstone = change(events.deleted, { message: message(1, { body: null, deletedDate: 30 }) })
  const edited = change(events.edited, { message: message(1, { editedDate: 20 }) })
  const after = [tombstone, edited].reduce(fold, cachedThread([quoting, message(1)]))
  expect(after.pages[0]?.items.map(({ body, quote }) => [body === null, quote?.text])).toEqual([
    [false, null],
    [true, undefined],
  ])
})

test('a reaction is counted once however often it is heard, and says whether it is the own', () => {
  const given = [reacted(true, 1), reacted(true, 1), reacted(true, 2, noura)].reduce(fold, cachedThread([message(1)]))
  expect(given.pages[0]?.items[0]?.reactions).toEqual([{ emoji: '👍', count: 2, people: [omar, noura], own: true }])
  const taken = [reacted(false, 1, noura), reacted(false, 0)].reduce(fold, given)
  expect(taken.pages[0]?.items[0]?.reactions).toEqual([])
})

const poll = (votes: readonly number[], own: readonly number[] = [], secret = false) => ({
  several: false,
  secret,
  counted: !secret,
  options: votes.map((count) => ({ votes: count, people: [] })),
  voters: votes.reduce((sum, count) => sum + count, 0),
  own: [...own],
  endsDate: null,
})
const polled = (more: object) => change(events.polled, { id: record, messageId: id(101), by: null, choices: [], ...more })
const asked = (more: Partial<TalkMessage>) => cachedThread([message(1, { kind: 'poll', turn: 1, ...more })])

test('votes are folded by their turn; what the reader chose in secret stays theirs, and openly is heard', () => {
  const before = asked({ poll: poll([1, 0], [0], true) })
  const secret = fold(before, polled({ poll: poll([1, 1], [], true), turn: 2 })).pages[0]!.items[0]!
  expect([secret.poll, secret.turn]).toEqual([poll([1, 1], [0], true), 2])
  const late = fold(before, polled({ poll: poll([0, 0], [], true), turn: 1 })).pages[0]!.items[0]!
  expect(late.poll).toEqual(poll([1, 0], [0], true))
  const open = fold(asked({ poll: poll([0, 0]) }), polled({ poll: poll([0, 1]), by: noura.id, choices: [1], turn: 2 }))
  expect(open.pages[0]!.items[0]!.poll).toEqual(poll([0, 1], [1]))
})

test('the answer to a vote says what the reader chose, also where later votes were heard before it', () => {
  const newer = asked({ poll: poll([1, 2], [], true), turn: 4 })
  const after = withPollState(newer, { messageId: id(101), poll: poll([0, 1], [1], true), turn: 3 })
  expect(after.pages[0]!.items[0]!.poll).toEqual(poll([1, 2], [1], true))
  const first = withPollState(asked({ poll: poll([0, 0]) }), { messageId: id(101), poll: poll([0, 1], [1]), turn: 2 })
  expect(first.pages[0]!.items[0]!.poll).toEqual(poll([0, 1], [1]))
})
