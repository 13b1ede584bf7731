import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { chat, chatPeople, chatScheduled, chatTalk } from '@diwan/contract/chat/endpoints'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { pdf } from '../../testing/documents.ts'
import { tablesWith } from '../../testing/every-table.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { forgetUnusedFiles } from '../files/public.ts'
import { holdScheduledFiles } from './service/schedule.ts'
import { sendDue } from './service/send-due.ts'

let w: World
let sara: TestPerson
let omar: TestPerson

beforeAll(async () => {
  w = await world()
  ;[sara, omar] = [await w.person('USER'), await w.person('TECH')]
})

const HOUR = 3_600
const text = (words: string) => documentFromText(words, 'rtl')
const code = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const fields = ({ body }: { body: unknown }) => (body as { fields?: { path: string; code: string }[] }).fields
const inHours = (hours: number) => Math.floor(w.clock.now().getTime() / 1_000) + hours * HOUR
const group = async (by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name: 'فريق', userIds: others.map(({ id }) => id) })).body.id
const trySchedule = (by: TestPerson, id: string, words: string, more: object = {}) =>
  w.call(by, chatScheduled.schedule, { id, body: text(words), at: inHours(1), ...more }, { requestId: newId() })
const schedule = async (...asked: Parameters<typeof trySchedule>) => (await trySchedule(...asked)).body
const waiting = async (who: TestPerson) => (await w.call(who, chatScheduled.list, {})).body.items
const said = async (who: TestPerson, id: string) =>
  (await w.call(who, chatTalk.page, { id })).body.items.filter(({ kind }) => kind === 'said').map((one) => one.id)
const draftsOf = async (who: TestPerson, key: string) => (await w.call(who, drafts.list, { kind: 'chat', key })).body.items

test('a message for later is sent when its time comes and not before, once, by whichever worker is first', async () => {
  const id = await group(sara, omar)
  const later = await schedule(sara, id, 'صباح الخير غدًا')
  expect((await waiting(sara)).map((one) => [one.id, one.chat?.name, one.at])).toEqual([[later.id, 'فريق', inHours(1)]])
  await sendDue(w.portal)
  expect(await said(omar, id)).toEqual([])
  expect(await waiting(omar)).toEqual([])
  w.clock.advance(HOUR * 1_000)
  await Promise.all(Array.from({ length: 4 }, () => sendDue(w.portal)))
  expect(await said(omar, id)).toEqual([later.id])
  await sendDue(w.portal)
  expect([await said(omar, id), await waiting(sara)]).toEqual([[later.id], []])
})

test('it can be changed, deleted or sent at once, by its author alone', async () => {
  const id = await group(sara, omar)
  const [one, two, three] = [
    await schedule(sara, id, 'أولى'),
    await schedule(sara, id, 'ثانية'),
    await schedule(sara, id, 'ثالثة'),
  ]
  const change = (by: TestPerson, more: object) => w.call(by, chatScheduled.change, { id: one.id, version: 1, ...more })
  expect(code(await change(omar, { at: inHours(3) }))).toBe('404 not_found')
  expect(fields(await change(sara, { at: inHours(-1) }))).toEqual([{ path: 'at', code: 'past' }])
  expect(fields(await change(sara, { body: text(' ') }))).toEqual([{ path: 'body', code: 'empty' }])
  expect((await change(sara, { at: inHours(3), body: text('أولى بعد تعديلها') })).body.at).toBe(inHours(3))
  expect(code(await change(sara, { at: inHours(4) }))).toBe('409 changed_meanwhile')
  expect(code(await w.call(omar, chatScheduled.cancel, { id: two.id }))).toBe('404 not_found')
  expect(code(await w.call(sara, chatScheduled.cancel, { id: two.id }))).toBe('200')
  expect(code(await w.call(omar, chatScheduled.send, { id: three.id }))).toBe('404 not_found')
  expect((await w.call(sara, chatScheduled.send, { id: three.id })).body.id).toBe(three.id)
  expect(await said(omar, id)).toEqual([three.id])
  expect((await waiting(sara)).map((row) => row.id)).toEqual([one.id])
  await w.call(sara, chatScheduled.cancel, { id: one.id })
})

test('a past time, nothing to say, or a chat one is not in is refused with its code', async () => {
  const id = await group(sara, omar)
  const past = await trySchedule(sara, id, 'نص', { at: inHours(0) })
  expect([code(past), fields(past)]).toEqual(['400 invalid_input', [{ path: 'at', code: 'past' }]])
  expect(fields(await trySchedule(sara, id, '\u200B'))).toEqual([{ path: 'body', code: 'empty' }])
  expect(fields(await trySchedule(sara, id, 'م'.repeat(10_001)))).toEqual([{ path: 'body', code: 'too_much_text' }])
  const stranger = await w.person('USER')
  expect(code(await trySchedule(stranger, id, 'نص'))).toBe('404 not_found')
  expect(code(await trySchedule(sara, id, 'نص', { attachments: [newId()] }))).toBe('400 files.not_available')
  const one = await schedule(sara, id, 'نص')
  const again = await w.call(omar, chatScheduled.schedule, { id, body: text('آخر'), at: inHours(2) }, { requestId: one.id })
  expect(code(again)).toBe('400 id_taken')
  await w.call(sara, chatScheduled.cancel, { id: one.id })
})

test('who left the chat since sends nothing: the words are a draft again, beside what was written since, and the author is notified', async () => {
  const id = await group(sara, omar)
  await schedule(omar, id, '', {
    body: documentFromLightText(`@${sara.fullName} موعدنا`, [{ id: sara.id, label: sara.fullName }], 'rtl'),
  })
  const written = { id: newId(), kind: 'chat', key: id, content: { text: 'كُتب بعدها' }, version: 0 } as const
  await w.call(omar, drafts.save, written)
  await w.call(omar, chatPeople.leave, { id })
  w.clock.advance(HOUR * 1_000)
  await sendDue(w.portal)
  const [draft] = await draftsOf(omar, id)
  expect(draft?.content).toMatchObject({
    text: `كُتب بعدها\n\n@${sara.fullName} موعدنا`,
    mentioned: [{ id: sara.id, label: sara.fullName }],
  })
  expect([await said(sara, id), await waiting(omar)]).toEqual([[], []])
  const deliveryFor = async () =>
    (await w.call(omar, notifications.list, { objectId: omar.id })).body.items.find(
      ({ event }) => event === 'chat.scheduled_unsent',
    )
  await w.eventually(async () => expect((await deliveryFor())?.path).toBe(`/user/chat?id=${id}`))
  expect((await deliveryFor())?.params).not.toHaveProperty('name')
})

test('a reply to a thread whose first message is gone comes back into the chat, where its author finds it', async () => {
  const id = await group(sara, omar)
  const root = (await w.call(omar, chatTalk.say, { id, body: text('سؤال') }, { requestId: newId() })).body.id
  await schedule(sara, id, 'جواب', { threadOf: root })
  await w.call(omar, chatTalk.delete, { id, messageId: root })
  w.clock.advance(HOUR * 1_000)
  await sendDue(w.portal)
  expect([(await draftsOf(sara, root)).length, (await draftsOf(sara, id)).map(({ content }) => content['text'])]).toEqual([
    0,
    ['جواب'],
  ])
  await w.eventually(async () =>
    expect((await w.call(sara, notifications.list, { objectId: id })).body.items.map(({ event }) => event)).toContain(
      'chat.scheduled_unsent',
    ),
  )
})

test('its files go with it, wait through nights, and where they are gone the message is refused like any other', async () => {
  const id = await group(sara, omar)
  const upload = async () =>
    (await w.call(sara, files.upload, { name: 'عقد.pdf', purpose: 'attachment10' }, { bytes: Uint8Array.from(pdf()) })).body.id
  const [kept, lost] = [await upload(), await upload()]
  const later = await schedule(sara, id, 'العقد', { attachments: [kept], at: inHours(72) })
  const gone = await schedule(sara, id, 'ملف ناقص', { attachments: [lost], at: inHours(72) })
  for (let night = 0; night < 3; night += 1) {
    w.clock.advance(24 * HOUR * 1_000)
    await holdScheduledFiles(w.portal)
    await forgetUnusedFiles(w.portal)
  }
  await w.db.deleteFrom('files').where('id', '=', lost).execute()
  await sendDue(w.portal)
  const items = (await w.call(omar, chatTalk.page, { id })).body.items
  expect(items.find((one) => one.id === later.id)?.attachments.map((file) => file.id)).toEqual([kept])
  expect(items.some((one) => one.id === gone.id)).toBe(false)
  expect((await draftsOf(sara, id)).map(({ content }) => content['text'])).toEqual(['ملف ناقص'])
})

test('deleted after it was sent, its words are in no table any more', async () => {
  const id = await group(sara, omar)
  const word = 'زبرجدية'
  const later = await schedule(sara, id, word)
  await w.call(sara, chatScheduled.change, { id: later.id, version: 1, body: text(`${word} ثانية`) })
  w.clock.advance(HOUR * 1_000)
  await sendDue(w.portal)
  await w.call(sara, chatTalk.delete, { id, messageId: later.id })
  expect(await tablesWith(w, word)).toEqual([])
})
