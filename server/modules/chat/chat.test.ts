import { documentFromText } from '@diwan/core/document'
import { chat, chatPeople, chatTalk } from '@diwan/contract/chat/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
let omar: TestPerson
let noura: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  w = await world()
  ;[sara, omar, noura, stranger] = [
    await w.person('USER'),
    await w.person('TECH'),
    await w.person('ADMIN'),
    await w.person('SUPER_ADMIN'),
  ]
})

const text = (words: string) => documentFromText(words, 'rtl')
const code = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const group = async (by: TestPerson, name: string, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name, userIds: others.map(({ id }) => id) })).body.id
const personal = async (by: TestPerson, to: TestPerson) => (await w.call(by, chat.personal, { userId: to.id })).body.id
const post = async (by: TestPerson, id: string, words: string, more: object = {}) => {
  const answer = await w.call(by, chatTalk.say, { id, body: text(words), ...more }, { requestId: newId() })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const listed = async (who: TestPerson, query: object = {}) => (await w.call(who, chat.list, query)).body.items
const ids = async (who: TestPerson, query: object = {}) => (await listed(who, query)).map(({ id }) => id)
const open = async (who: TestPerson, id: string) => (await w.call(who, chat.open, { id })).body.chat
const page = async (who: TestPerson, id: string) => (await w.call(who, chatTalk.page, { id })).body.items

test('no one but its members reads a chat, whatever their role and by whatever address', async () => {
  const id = await group(sara, 'فريق الزنجبيل', omar)
  const said = await post(sara, id, 'كلمةسرية')
  const doors = await Promise.all([
    w.call(stranger, chat.open, { id }),
    w.call(stranger, chat.own, { id, starred: true }),
    w.call(stranger, chat.change, { id, version: 1, name: 'x' }),
    w.call(stranger, chat.delete, { id }),
    w.call(stranger, chat.search, { q: 'كلمةسرية', in: id }),
    w.call(stranger, chat.mentionable, { id }),
    w.call(stranger, chatPeople.people, { id }),
    w.call(stranger, chatPeople.addPeople, { id, userIds: [stranger.id], degree: 'owner' }),
    w.call(stranger, chatPeople.leave, { id }),
    w.call(stranger, chatTalk.page, { id }),
    w.call(stranger, chatTalk.around, { id, messageId: said.id }),
    w.call(stranger, chatTalk.at, { id, at: 0 }),
    w.call(stranger, chatTalk.say, { id, body: text('x') }),
    w.call(stranger, chatTalk.edit, { id, messageId: said.id, body: text('x'), seen: null }),
    w.call(stranger, chatTalk.delete, { id, messageId: said.id }),
    w.call(stranger, chatTalk.react, { id, messageId: said.id, emoji: '👍', on: true }),
    w.call(stranger, chatTalk.pin, { id, messageId: said.id, on: true }),
    w.call(stranger, chatTalk.pinned, { id }),
    w.call(stranger, chatTalk.star, { id, messageId: said.id, on: true }),
    w.call(stranger, chatTalk.shared, { id, kind: 'media' }),
    w.call(stranger, chatTalk.readers, { id, messageId: said.id }),
    w.call(stranger, chatTalk.read, { id, seq: 1, version: 0 }),
    w.call(stranger, chatTalk.markUnread, { id, messageId: said.id }),
  ])
  expect(new Set(doors.map(code))).toEqual(new Set(['404 not_found']))
  expect(await ids(stranger)).toEqual([])
  expect((await w.call(stranger, chatTalk.unread, { ids: id })).body.items).toEqual([])
  expect((await w.call(stranger, chat.search, { q: 'كلمةسرية' })).body.items).toEqual([])
  expect((await w.call(stranger, chatTalk.starred, {})).body.items).toEqual([])
  expect(JSON.stringify((await w.call(stranger, find.search, { q: 'الزنجبيل' })).body)).not.toContain(id)
  expect(JSON.stringify((await w.call(omar, find.search, { q: 'الزنجبيل' })).body)).toContain(id)
})

test('two people have one personal chat, whichever of them asks and however often at once', async () => {
  const [a, b] = [await w.person('USER'), await w.person('USER')]
  const asked = await Promise.all(
    [1, 2, 3].flatMap(() => [w.call(a, chat.personal, { userId: b.id }), w.call(b, chat.personal, { userId: a.id })]),
  )
  expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
  const id = asked[0]!.body.id
  expect([await ids(a), await ids(b)]).toEqual([[], []])
  await post(a, id, 'مرحبا')
  expect([await ids(a), await ids(b)]).toEqual([[id], [id]])
  expect((await open(b, id)).person).toMatchObject({ id: a.id, active: true })
  expect((await open(b, id)).name).toBeNull()
  for (const userId of [a.id, newId()])
    expect(code(await w.call(a, chat.personal, { userId }))).toBe('400 people.cannot_be_added')
})

test('a group has a name, a personal chat needs none and takes none', async () => {
  for (const name of ['', '   ', 'م'.repeat(101)])
    expect(code(await w.call(sara, chat.create, { name }))).toBe('400 invalid_input')
  const id = await group(sara, 'فريق المبيعات', omar)
  expect(await open(omar, id)).toMatchObject({ kind: 'group', name: 'فريق المبيعات', people: 2, degree: 'member' })
  const two = await personal(sara, omar)
  expect(code(await w.call(sara, chat.change, { id: two, version: 1, name: 'اسم' }))).toBe('403 forbidden')
})

test('a personal chat with somebody who was disabled is read only', async () => {
  const gone = await w.person('USER')
  const id = await personal(sara, gone)
  await post(gone, id, 'وداعا')
  await w.db.updateTable('users').set({ disabled_at: w.clock.now() }).where('id', '=', gone.id).execute()
  expect(await open(sara, id)).toMatchObject({ closed: true, person: { active: false } })
  expect((await page(sara, id)).length).toBe(1)
  expect(code(await w.call(sara, chatTalk.say, { id, body: text('x') }, { requestId: newId() }))).toBe('409 chat.closed')
})

test('owners and admins add, remove and rename; each of these appears as a line between the messages', async () => {
  const id = await group(sara, 'المشروع', omar)
  const add = (by: TestPerson, degree = 'member') =>
    w.call(by, chatPeople.addPeople, { id, userIds: [noura.id], degree: degree as 'member' })
  expect(code(await add(omar))).toBe('403 forbidden')
  expect(code(await w.call(omar, chat.change, { id, version: 1, name: 'x' }))).toBe('403 forbidden')
  await post(sara, id, 'قبل أن تأتي نورة')
  await w.call(sara, chatPeople.changePerson, { id, userId: omar.id, degree: 'admin' })
  expect(code(await add(omar, 'owner'))).toBe('403 forbidden')
  expect(code(await add(omar))).toBe('200')
  expect((await page(noura, id)).map(({ body }) => JSON.stringify(body)).join()).toContain('قبل أن تأتي نورة')
  expect(code(await w.call(omar, chat.change, { id, version: 1, name: 'المشروع الجديد', description: 'وصف' }))).toBe('200')
  await w.call(omar, chatPeople.removePerson, { id, userId: noura.id })
  const lines = (await page(sara, id)).flatMap(({ line }) =>
    line ? [[line.what, line.by?.id, line.people.map((one) => one.id), line.text]] : [],
  )
  expect(lines).toEqual([
    ['removed', omar.id, [noura.id], null],
    ['described', omar.id, [], null],
    ['renamed', omar.id, [], 'المشروع الجديد'],
    ['added', omar.id, [noura.id], null],
    ['degree', sara.id, [omar.id], 'admin'],
    ['created', sara.id, [omar.id], 'المشروع'],
  ])
  expect((await w.call(sara, chatTalk.unread, { ids: id })).body.items[0]!.unread.count).toBe(0)
})

test('who is removed or leaves sees nothing more in list, thread, search and counts; the last owner hands over first', async () => {
  const id = await group(sara, 'الإدارة', omar, noura)
  await post(sara, id, 'زبرجدة')
  const sees = async (who: TestPerson) => [
    (await ids(who)).includes(id),
    (await w.call(who, chatTalk.page, { id })).status,
    (await w.call(who, chat.search, { q: 'زبرجدة' })).body.items.length,
    (await w.call(who, chatTalk.unread, { ids: id })).body.items.length,
  ]
  expect(await sees(omar)).toEqual([true, 200, 1, 1])
  await w.call(sara, chatPeople.removePerson, { id, userId: omar.id })
  await w.call(noura, chatPeople.leave, { id })
  for (const who of [omar, noura]) expect(await sees(who)).toEqual([false, 404, 0, 0])
  expect(code(await w.call(sara, chatPeople.leave, { id }))).toBe('409 people.last_owner')
  await w.call(sara, chatPeople.addPeople, { id, userIds: [omar.id], degree: 'member' })
  expect(code(await w.call(sara, chatPeople.handOver, { id, userId: omar.id }))).toBe('200')
  expect(code(await w.call(sara, chatPeople.leave, { id }))).toBe('200')
  expect((await open(omar, id)).degree).toBe('owner')
})

test('archive, star, pin and mute are each person’s own; an archived chat leaves the list and returns (S4.13, Q.05)', async () => {
  const id = await group(sara, 'الأرشيف', omar)
  await w.call(sara, chat.own, { id, archived: true, starred: true, pinned: true, muted: true, level: 'all' })
  expect((await open(sara, id)).own).toEqual({ archived: true, starred: true, pinned: true, muted: true, level: 'all' })
  expect((await open(omar, id)).own).toEqual({ archived: false, starred: false, pinned: false, muted: false, level: 'mentions' })
  expect([(await ids(sara)).includes(id), await ids(sara, { view: 'archived' }), (await ids(omar)).includes(id)]).toEqual([
    false,
    [id],
    true,
  ])
  await post(omar, id, 'رسالة')
  expect((await ids(sara)).includes(id)).toBe(false)
  await w.call(sara, chat.own, { id, archived: false })
  for (const view of ['all', 'starred', 'pinned']) expect((await ids(sara, { view })).includes(id)).toBe(true)
  expect((await ids(sara, { view: 'unread', muted: 'no' })).includes(id)).toBe(false)
  expect((await w.call(sara, chat.count, { view: 'starred' })).body.count).toBe(1)
})

test('an archived personal chat returns with the next message', async () => {
  const other = await w.person('USER')
  const id = await personal(sara, other)
  await post(other, id, 'أولى')
  await w.call(sara, chat.own, { id, archived: true })
  await post(other, id, 'ثانية')
  expect((await ids(sara)).includes(id)).toBe(true)
})

test('a group is deleted by its owners for all, a personal chat for the one who deletes it until the next message (S8.31)', async () => {
  const id = await group(sara, 'مؤقت', omar)
  expect(code(await w.call(omar, chat.delete, { id }))).toBe('403 forbidden')
  expect(code(await w.call(sara, chat.delete, { id }))).toBe('200')
  for (const who of [sara, omar])
    expect([(await ids(who)).includes(id), (await w.call(who, chat.open, { id })).status]).toEqual([false, 404])

  const two = await personal(noura, omar)
  const old = await post(omar, two, 'كلمةقديمةجدا')
  await w.call(noura, chat.delete, { id: two })
  expect([(await ids(noura)).includes(two), (await ids(omar)).includes(two)]).toEqual([false, true])
  const next = await post(omar, two, 'من جديد')
  expect((await ids(noura)).includes(two)).toBe(true)
  expect((await page(noura, two)).map((one) => one.id)).toEqual([next.id])
  expect((await page(omar, two)).map((one) => one.id)).toEqual([next.id, old.id])
  expect((await w.call(noura, chat.search, { q: 'كلمةقديمةجدا' })).body.items).toEqual([])
  expect((await w.call(noura, chatTalk.around, { id: two, messageId: old.id })).status).toBe(404)
})
