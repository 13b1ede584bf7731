import { documentFromText, textOf, type Document } from '@diwan/core/document'
import { documentFromLightText, mentionsIn } from '@diwan/core/light-text'
import { chat, chatForward, chatPeople, chatPolls, chatTalk } from '@diwan/contract/chat/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { pdf } from '../../testing/documents.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'

let w: World
let sara: TestPerson
let omar: TestPerson
let noura: TestPerson

beforeAll(async () => {
  w = await world()
  ;[sara, omar, noura] = [await w.person('USER'), await w.person('TECH'), await w.person('ADMIN')]
})

const code = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const group = async (name: string, by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name, userIds: others.map(({ id }) => id) })).body.id
const post = async (by: TestPerson, id: string, body: Document, more: object = {}) =>
  (await w.call(by, chatTalk.say, { id, body, ...more }, { requestId: newId() })).body
const forward = (by: TestPerson, id: string, messageId: string, ...to: string[]) =>
  w.call(by, chatForward.forward, { id, messageId, to }, { requestId: newId() })
/** The id of the first copy. */
const copyOf = async (asked: ReturnType<typeof forward>) => (await asked).body.items[0]!.messageId
const page = async (who: TestPerson, id: string) =>
  (await w.call(who, chatTalk.page, { id })).body.items.filter(({ kind }) => kind === 'said')
const originsOf = async (who: TestPerson, ...ids: string[]) =>
  (await w.call(who, chatForward.origins, { ids: ids.join(',') })).body.items

test('words and files go to several chats at once as messages of the one who forwards; nobody is called by them again', async () => {
  const from = await group('المصدر', sara, omar)
  const targets = [await group('أول', omar, noura), await group('ثان', omar, noura)]
  const { body: file } = await w.call(
    omar,
    files.upload,
    { name: 'عقد.pdf', purpose: 'attachment10' },
    { bytes: Uint8Array.from(pdf()) },
  )
  const mention = documentFromLightText(`@${sara.fullName} انظر العقد`, [{ id: sara.id, label: sara.fullName }], 'rtl')
  const source = await post(omar, from, mention, { attachments: [file.id] })
  const { body } = await forward(omar, from, source.id, ...targets)
  expect(body.items.map((one) => one.id).toSorted()).toEqual(targets.toSorted())
  for (const id of targets) {
    const [copy] = await page(noura, id)
    expect([copy!.author?.id, copy!.forwarded, textOf(copy!.body!), mentionsIn(copy!.body!)]).toEqual([
      omar.id,
      true,
      `@${sara.fullName} انظر العقد`,
      [],
    ])
    const [copied] = copy!.attachments
    expect([copied!.name, copied!.id === file.id]).toEqual(['عقد.pdf', false])
    expect((await w.call(noura, files.read, { id: copied!.id })).status).toBe(200)
    expect((await w.call(sara, files.read, { id: copied!.id })).status).toBe(404)
  }
  expect((await w.call(noura, files.read, { id: file.id })).status).toBe(404)
})

test('chat and author are named to those who read the message there, and to nobody else', async () => {
  const from = await group('لجنة التدقيق', sara, omar)
  const to = await group('الفريق', omar, noura, sara)
  const source = await post(sara, from, documentFromText('الرأي النهائي', 'rtl'))
  const copy = await copyOf(forward(omar, from, source.id, to))
  const named = { id: copy, chat: { name: 'لجنة التدقيق' }, messageId: source.id, author: { id: sara.id } }
  expect(await originsOf(sara, copy)).toMatchObject([named])
  expect(await originsOf(noura, copy)).toEqual([])
  const heard = await w.db.selectFrom('channel_entries').select('detail').where('channel', '=', `chat:${to}`).execute()
  expect(JSON.stringify(heard)).not.toContain(source.id)
  expect(JSON.stringify((await page(noura, to))[0])).not.toMatch(new RegExp(`${sara.id}|${source.id}|التدقيق`))

  // forwarded further, it still names where it was said first; who left there is told no more
  const further = await group('الإدارة', noura, omar)
  const second = await copyOf(forward(noura, to, copy, further))
  expect(await originsOf(omar, second)).toMatchObject([{ ...named, id: second }])
  await w.call(sara, chatPeople.removePerson, { id: from, userId: omar.id })
  expect(await originsOf(omar, copy, second)).toEqual([])
})

test('what was deleted is not forwarded, and its copies stay without saying where they came from', async () => {
  const [from, to] = [await group('من', sara, omar), await group('إلى', omar, noura)]
  const source = await post(sara, from, documentFromText('خبر', 'rtl'))
  const copy = await copyOf(forward(omar, from, source.id, to))
  await w.call(sara, chatTalk.delete, { id: from, messageId: source.id })
  expect(code(await forward(omar, from, source.id, to))).toBe('409 chat.message_deleted')
  expect(await originsOf(omar, copy)).toEqual([])
  expect((await page(noura, to)).map((one) => textOf(one.body!))).toEqual(['خبر'])
})

test('to all or to none: a chat one is not in, or a message one does not read, refuses the whole', async () => {
  const [from, to, foreign] = [await group('من', sara, omar), await group('إلى', omar), await group('غيرنا', noura)]
  const source = await post(sara, from, documentFromText('خبر', 'rtl'))
  expect(code(await forward(omar, from, source.id, to, foreign))).toBe('404 not_found')
  expect(code(await forward(noura, from, source.id, foreign))).toBe('404 not_found')
  expect(await page(omar, to)).toEqual([])
  const many = await forward(omar, from, source.id, ...Array.from({ length: 11 }, () => newId()))
  expect(code(many)).toBe('400 invalid_input')
})

test('a forwarded poll is what was asked, as words', async () => {
  const [from, to] = [await group('من', sara), await group('إلى', sara)]
  const asked = (await w.call(sara, chatPolls.ask, { id: from, question: 'متى؟', options: ['الأحد', 'الاثنين'] })).body
  await forward(sara, from, asked.id, to)
  const [copy] = await page(sara, to)
  expect([copy!.kind, textOf(copy!.body!)]).toEqual(['said', 'متى؟\nالأحد\nالاثنين'])
})
