import { documentFromText } from '@diwan/core/document'
import { chat, chatPeople, chatTalk } from '@diwan/contract/chat/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { openStream } from '../../testing/live.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
let omar: TestPerson
beforeAll(async () => {
  w = await world()
  ;[sara, omar] = [await w.person('USER'), await w.person('TECH')]
})

const group = async (by: TestPerson, name: string, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name, userIds: others.map(({ id }) => id) })).body.id
const post = async (by: TestPerson, id: string, words: string, more: object = {}) =>
  (await w.call(by, chatTalk.say, { id, body: documentFromText(words, 'rtl'), ...more }, { requestId: newId() })).body
const opened = async (who: TestPerson, id: string) => (await w.call(who, chat.open, { id })).body

test('an opened chat names the message to read on from, however many came after it', async () => {
  const id = await group(sara, 'فريق', omar)
  const first = await post(sara, id, 'أول ما لم يُقرأ')
  await sql`insert into messages (id, object_id, audience, seq, place, kind, author_id, body, text, created_at)
    select gen_random_uuid(), object_id, audience, seq + n, place + n, kind, author_id, body, text, created_at
    from messages, generate_series(1, 500) n where id = ${first.id}`.execute(w.db)
  expect((await opened(omar, id)).firstUnread).toBe(first.id)
  expect((await opened(sara, id)).firstUnread).toBeNull()
  const { items } = (await w.call(omar, chatTalk.around, { id, messageId: first.id })).body
  expect(items.map((one) => one.id)).toContain(first.id)

  await w.call(omar, chatTalk.read, { id, seq: 10_000, version: 0 })
  expect((await opened(omar, id)).firstUnread).toBeNull()
  const own = await post(omar, id, 'من نفسي')
  await post(omar, id, 'في سلسلة', { threadOf: own.id })
  expect((await opened(omar, id)).firstUnread).toBeNull()
})

test('what was deleted for oneself is not read on from', async () => {
  const { id } = (await w.call(sara, chat.personal, { userId: omar.id })).body
  await post(sara, id, 'قبل الحذف')
  await w.call(omar, chat.delete, { id })
  const after = await post(sara, id, 'بعد الحذف')
  expect((await opened(omar, id)).firstUnread).toBe(after.id)
})

test('a stream that is resumed does not name a group that its person has left or was removed from', async () => {
  for (const go of [
    (id: string, who: TestPerson) => w.call(who, chatPeople.leave, { id }),
    (id: string, who: TestPerson) => w.call(sara, chatPeople.removePerson, { id, userId: who.id }),
  ]) {
    const who = await w.person('USER')
    const stream = await openStream(w, who.streamToken)
    const id = await group(sara, 'فريق الهيل', who)
    await w.eventually(() => expect(stream.heard()).toContain('فريق الهيل'))
    stream.close()
    const other = await group(sara, 'فريق القرفة', who)
    expect((await go(id, who)).status).toBe(200)

    const resumed = await openStream(w, who.streamToken, {}, '&lastEventId=0')
    await w.eventually(() => expect(resumed.heard()).toContain('فريق القرفة'))
    expect(resumed.heard()).not.toContain('فريق الهيل')
    expect(other).not.toBe(id)
  }
})
