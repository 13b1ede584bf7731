import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { chat, chatTalk } from '@diwan/contract/chat/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import type { InboxView } from '@diwan/contract/notifications/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
beforeAll(async () => {
  w = await world()
  sara = await w.person('USER')
})

const post = async (id: string, body = documentFromText('نص', 'rtl')) =>
  (await w.call(sara, chatTalk.say, { id, body }, { requestId: newId() })).body.id
const take = (id: string, messageId: string) => w.call(sara, chatTalk.delete, { id, messageId })
const told = async (who: TestPerson, id: string) =>
  (await w.call(who, notifications.list, { objectId: id })).body.items.map(({ event }) => event)
const rows = async (who: TestPerson, view: InboxView) =>
  (await w.call(who, notifications.inbox, { view })).body.items.map(({ objectId, events }) => [objectId, events])
const unread = async (who: TestPerson) => (await w.call(who, notifications.unread, {})).body.count
const personal = async (who: TestPerson) => (await w.call(sara, chat.personal, { userId: who.id })).body.id

test('a message that is deleted takes what was told of it along: the row, its count, and the mail that waits', async () => {
  const omar = await w.person('USER')
  const id = await personal(omar)
  const first = await post(id)
  await w.eventually(async () => expect(await told(omar, id)).toHaveLength(1))
  w.clock.advance(60_000)
  const second = await post(id)
  await w.eventually(async () => expect(await rows(omar, 'unread')).toEqual([[id, 2]]))
  await take(id, second)
  expect([await rows(omar, 'unread'), await unread(omar)]).toEqual([[[id, 1]], 1])
  await take(id, first)
  expect([await rows(omar, 'all'), await unread(omar), await told(omar, id)]).toEqual([[], 0, []])
  const waiting = await w.db.selectFrom('notifications').select('id').where('object_id', '=', id).execute()
  expect(waiting).toEqual([])
})

test('of two messages of one moment the other one is told when the one that stood for both is deleted', async () => {
  const omar = await w.person('USER')
  const id = await personal(omar)
  const first = await post(id)
  await w.eventually(async () => expect(await told(omar, id)).toHaveLength(1))
  w.clock.advance(10_000)
  const second = await post(id)
  const mailed = () =>
    w.db.selectFrom('notifications').select(['folded', 'mail_at']).where('object_id', '=', id).orderBy('created_at').execute()
  await w.eventually(async () => expect((await mailed()).map(({ folded }) => folded)).toEqual([true, false]))
  const [, newest] = await mailed()
  await take(id, second)
  expect([await rows(omar, 'unread'), await mailed()]).toEqual([[[id, 1]], [newest]])
  await take(id, first)
  expect([await rows(omar, 'all'), await unread(omar)]).toEqual([[], 0])
})

test('who was called in a message that is deleted was not called', async () => {
  const omar = await w.person('USER')
  const id = (await w.call(sara, chat.create, { name: 'فريق', userIds: [omar.id] })).body.id
  await w.eventually(async () => expect(await told(omar, id)).toHaveLength(1))
  w.clock.advance(60_000)
  const called = await post(id, documentFromLightText(`@${omar.fullName}`, [{ id: omar.id, label: omar.fullName }], 'rtl'))
  await w.eventually(async () => expect(await rows(omar, 'mentions')).toHaveLength(1))
  await take(id, called)
  expect([await rows(omar, 'mentions'), await told(omar, id), await unread(omar)]).toEqual([[], ['chat.person_joined'], 1])
})

test('what was read stays as it was, and nobody else’s rows move', async () => {
  const [omar, noura] = [await w.person('USER'), await w.person('USER')]
  const [id, other] = [await personal(omar), await personal(noura)]
  const first = await post(id)
  await post(other)
  await w.eventually(async () => expect([await unread(omar), await unread(noura)]).toEqual([1, 1]))
  await w.call(omar, notifications.markSeen, { objectId: id })
  w.clock.advance(60_000)
  await post(id)
  await w.eventually(async () => expect(await unread(omar)).toBe(1))
  await take(id, first)
  expect([await rows(omar, 'unread'), await unread(noura)]).toEqual([[[id, 1]], 1])
})

const marked = async (who: TestPerson, id: string) =>
  (await w.call(who, chat.list, {})).body.items.find((row) => row.id === id)?.mentioned
const calling = (...people: TestPerson[]) =>
  documentFromLightText(
    people.map(({ fullName }) => `@${fullName}`).join(' ') || 'نص',
    people.map(({ id, fullName }) => ({ id, label: fullName })),
    'rtl',
  )
const rewrite = (id: string, messageId: string, body: ReturnType<typeof calling>, seen: number | null = null) =>
  w.call(sara, chatTalk.edit, { id, messageId, body, seen })

test('the mark of a chat follows the words: deleted, added by an edit, taken out by an edit', async () => {
  const [omar, noura] = [await w.person('USER'), await w.person('USER')]
  const id = (await w.call(sara, chat.create, { name: 'فريق', userIds: [omar.id, noura.id] })).body.id
  w.clock.advance(60_000)
  const older = await post(id, calling(omar))
  const newer = await post(id, calling(omar))
  await w.eventually(async () => expect(await rows(omar, 'mentions')).toHaveLength(1))
  await take(id, newer)
  expect(await marked(omar, id)).toBe(true) // the older one still calls him
  const { body } = await rewrite(id, older, calling(noura))
  expect([await marked(omar, id), await rows(omar, 'mentions')]).toEqual([false, []])
  await w.eventually(async () => expect([await marked(noura, id), await rows(noura, 'mentions')]).toEqual([true, [[id, 2]]]))
  await rewrite(id, older, calling(), body.editedDate)
  expect([await marked(noura, id), await rows(noura, 'mentions')]).toEqual([false, []])
  const mailed = await w.db
    .selectFrom('notifications')
    .select('id')
    .where('object_id', '=', id)
    .where('reason', '=', 'mention')
    .execute()
  expect(mailed).toEqual([])
})

test('a mention that an edit takes out before anybody was notified notifies nobody', async () => {
  const omar = await w.person('USER')
  const id = (await w.call(sara, chat.create, { name: 'فريق', userIds: [omar.id] })).body.id
  const first = await post(id, calling(omar))
  await rewrite(id, first, calling())
  const after = await post(id, calling(omar))
  await w.eventually(async () => expect(await rows(omar, 'mentions')).toHaveLength(1))
  await take(id, after)
  expect([await marked(omar, id), await rows(omar, 'mentions')]).toEqual([false, []])
})
