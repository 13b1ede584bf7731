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
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  ;[sara, omar, stranger] = [await w.person('USER'), await w.person('TECH'), await w.person('SUPER_ADMIN')]
})

const group = async (by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name: 'فريق المختبر', userIds: others.map(({ id }) => id) })).body.id
const post = async (by: TestPerson, id: string, words: string, more: object = {}) =>
  (await w.call(by, chatTalk.say, { id, body: documentFromText(words, 'rtl'), ...more }, { requestId: newId() })).body
const found = async (who: TestPerson, q: string, more: object = {}) => {
  const { groups } = (await w.call(who, find.search, { q, kinds: 'chat_message', ...more })).body
  return groups[0] ?? { items: [], next: null }
}
const ids = async (who: TestPerson, q: string) => (await found(who, q)).items.map(({ id }) => id)

test('the search of everything finds what was said in one’s own chats, and leads to its place', async () => {
  const id = await group(sara, omar)
  const said = await post(omar, id, 'المجهر الإلكتروني وصل')
  const answer = await post(sara, id, 'أين المجهر الآن؟', { threadOf: said.id })
  const { items } = await found(sara, 'المجهر')
  expect(items.map(({ title, path }) => [title.text, path])).toEqual([
    ['فريق المختبر', `/user/chat?id=${id}&message=${said.id}&thread=${said.id}`],
    ['فريق المختبر', `/user/chat?id=${id}&message=${said.id}`],
  ])
  expect(items.map((one) => one.id)).toEqual([answer.id, said.id])
  expect(items[1]!.said?.lit).toHaveLength(1)
  expect(await ids(stranger, 'المجهر')).toEqual([])
})

test('who has left, and who deleted the chat for themselves, finds nothing that was said before', async () => {
  const id = await group(sara, omar)
  await post(sara, id, 'قوارير الكوارتز')
  expect(await ids(omar, 'الكوارتز')).toHaveLength(1)
  await w.call(omar, chatPeople.leave, { id })
  expect(await ids(omar, 'الكوارتز')).toEqual([])

  const own = (await w.call(sara, chat.personal, { userId: omar.id })).body.id
  await post(omar, own, 'ميزان الزئبق القديم')
  await w.call(sara, chat.delete, { id: own })
  const after = await post(omar, own, 'ميزان الزئبق الجديد')
  expect(await ids(sara, 'الزئبق')).toEqual([after.id])
  expect(await ids(omar, 'الزئبق')).toHaveLength(2)
})

test('many hits are read on page by page, newest first, each once', async () => {
  const id = await group(sara)
  const all: string[] = []
  for (let at = 0; at < 7; at += 1) all.unshift((await post(sara, id, `دفعة الأمبولات ${at}`)).id)
  const read: string[] = []
  for (let after: string | undefined, turn = 0; turn === 0 || after; turn += 1) {
    const { items, next } = await found(sara, 'الأمبولات', { limit: 3, ...(after && { after }) })
    read.push(...items.map((one) => one.id))
    after = next ?? undefined
  }
  expect(read).toEqual(all)
})
