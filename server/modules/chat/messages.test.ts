import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { actions } from '@diwan/contract/actions/endpoints'
import { chat, chatChoices, chatPeople, chatTalk } from '@diwan/contract/chat/endpoints'
import { drafts } from '@diwan/contract/drafts/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import { pdf } from '../../testing/documents.ts'
import { tablesWith } from '../../testing/every-table.ts'
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

const text = (words: string) => documentFromText(words, 'rtl')
const code = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim()
const fields = ({ body }: { body: unknown }) => (body as { fields?: { path: string; code: string }[] }).fields
const group = async (by: TestPerson, ...others: TestPerson[]) =>
  (await w.call(by, chat.create, { name: 'فريق', userIds: others.map(({ id }) => id) })).body.id
const trySay = (by: TestPerson, id: string, words: string, more: object = {}, requestId: string = newId()) =>
  w.call(by, chatTalk.say, { id, body: text(words), ...more }, { requestId })
async function post(by: TestPerson, id: string, words: string, more: object = {}) {
  const answer = await trySay(by, id, words, more)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const page = async (who: TestPerson, id: string, more: object = {}) =>
  (await w.call(who, chatTalk.page, { id, ...more })).body.items
const seen = async (who: TestPerson, id: string) => (await w.call(who, chat.open, { id })).body.chat
const mentioning = (...people: { id: string; label: string }[]) =>
  documentFromLightText(people.map(({ label }) => `@${label}`).join(' '), people, 'rtl')

test('a message that says nothing, or more than fits, is refused by its field, and nothing is kept', async () => {
  const id = await group(sara, omar)
  const before = (await page(omar, id)).length
  for (const words of ['', '   ', '\u200B\u200D\u2060', '\u202E\u200F']) {
    const refused = await trySay(sara, id, words)
    expect([code(refused), fields(refused)]).toEqual(['400 invalid_input', [{ path: 'body', code: 'empty' }]])
  }
  const long = await trySay(sara, id, 'م'.repeat(10_001))
  expect([code(long), fields(long)]).toEqual(['400 invalid_input', [{ path: 'body', code: 'too_much_text' }]])
  expect(code(await trySay(sara, id, 'م'.repeat(10_000)))).toBe('200')
  const eleven = await trySay(sara, id, 'x', { attachments: Array.from({ length: 11 }, () => newId()) })
  expect(fields(eleven)?.[0]?.path).toBe('attachments')
  expect((await page(omar, id)).length).toBe(before + 1)
})

test('each further case of bad input has its code', async () => {
  const id = await group(sara, omar, noura)
  const said = await post(omar, id, 'نص')
  expect(code(await trySay(sara, id, 'آخر', {}, said.id))).toBe('400 id_taken')
  await w.call(omar, chatTalk.delete, { id, messageId: said.id })
  expect(code(await w.call(omar, chatTalk.edit, { id, messageId: said.id, body: text('x'), seen: null }))).toBe('404 not_found')
  expect(code(await w.call(sara, chatTalk.react, { id, messageId: said.id, emoji: '👍', on: true }))).toBe('404 not_found')
  expect(code(await w.call(sara, chatTalk.star, { id, messageId: said.id, on: true }))).toBe('404 not_found')
  await w.call(noura, chatPeople.leave, { id })
  expect(code(await trySay(noura, id, 'بعد المغادرة'))).toBe('404 not_found')
  const past = await w.call(sara, chatChoices.setStatus, { status: { text: 'في اجتماع', until: 1 } })
  expect(fields(past)).toEqual([{ path: 'status.until', code: 'past' }])
  await w.call(sara, chat.delete, { id })
  expect(code(await trySay(omar, id, 'بعد الحذف'))).toBe('404 not_found')
})

test('@all notifies everyone; in a group over 200 a member may not use it', async () => {
  const id = await group(sara, omar, noura)
  const all = { body: mentioning({ id, label: 'all' }) }
  expect(code(await trySay(omar, id, '', all))).toBe('200')
  expect([(await seen(sara, id)).mentioned, (await seen(noura, id)).mentioned, (await seen(omar, id)).mentioned]).toEqual([
    true,
    true,
    false,
  ])
  await sql`with made as (insert into objects (id, kind, created_at)
      select gen_random_uuid(), 'user', now() from generate_series(1, 200) returning id)
    insert into users (id, email, full_name, role, password_hash, language)
    select id, 'many-' || id || '@test.example', 'كثير', 'USER', 'x', 'ar' from made`.execute(w.db)
  const many = await w.db.selectFrom('users').select('id').where('email', 'like', 'many-%').execute()
  for (let n = 0; n < many.length; n += 100)
    await w.call(sara, chatPeople.addPeople, { id, userIds: many.slice(n, n + 100).map((one) => one.id), degree: 'member' })
  expect([(await seen(omar, id)).callsAll, (await seen(sara, id)).callsAll, (await seen(sara, id)).people]).toEqual([
    false,
    true,
    203,
  ])
  expect(code(await trySay(omar, id, '', all))).toBe('403 talk.not_everyone')
  expect(code(await trySay(sara, id, '', all))).toBe('200')
})

test('who is mentioned finds the chat marked; a stranger cannot be mentioned into it', async () => {
  const id = await group(sara, omar)
  await post(sara, id, '', { body: mentioning({ id: omar.id, label: omar.fullName }) })
  expect((await seen(omar, id)).mentioned).toBe(true)
  const { items } = (await w.call(sara, chat.mentionable, { id, text: '' })).body
  expect(items.map(({ person }) => person.id)).toEqual([omar.id])
  expect((await w.call(sara, chat.mentionable, { id, text: noura.fullName })).body.items).toEqual([])
})

test('a thread has its own pages; a reply that is also sent to the chat appears there too, once', async () => {
  const id = await group(sara, omar)
  const root = await post(sara, id, 'أصل')
  const inside = await post(omar, id, 'في الخيط', { threadOf: root.id })
  const both = await post(omar, id, 'للجميع', { threadOf: root.id, alsoMain: true })
  expect((await page(sara, id)).slice(0, 2).map((one) => [one.id, one.alsoMain, one.replies])).toEqual([
    [both.id, true, 0],
    [root.id, false, 2],
  ])
  expect((await page(sara, id, { threadOf: root.id })).map((one) => one.id)).toEqual([both.id, inside.id])
  expect((await seen(sara, id)).unread.count).toBe(1)
})

test('messages are pinned for all by those who manage the group, starred for oneself, and listed by what they carry', async () => {
  const id = await group(sara, omar)
  const said = await post(omar, id, 'انظر https://example.com/page')
  const pin = (by: TestPerson) => w.call(by, chatTalk.pin, { id, messageId: said.id, on: true })
  expect(code(await pin(omar))).toBe('403 forbidden')
  expect([code(await pin(sara)), code(await pin(sara))]).toEqual(['200', '200'])
  expect((await w.call(omar, chatTalk.pinned, { id })).body.items.map((one) => one.id)).toEqual([said.id])
  await w.call(omar, chatTalk.star, { id, messageId: said.id, on: true })
  expect((await w.call(omar, chatTalk.starred, {})).body.items.map((one) => [one.id, one.message.id])).toEqual([[id, said.id]])
  expect((await w.call(sara, chatTalk.starred, {})).body.items).toEqual([])
  const starredOf = async (who: TestPerson) => (await page(who, id)).find((one) => one.id === said.id)!.starred
  expect([await starredOf(omar), await starredOf(sara)]).toEqual([true, false])

  const { body: file } = await w.call(
    omar,
    files.upload,
    { name: 'عقد.pdf', purpose: 'attachment10' },
    { bytes: Uint8Array.from(pdf()) },
  )
  const withFile = await post(omar, id, '', { attachments: [file.id] })
  const shared = async (kind: 'media' | 'documents' | 'links') =>
    (await w.call(sara, chatTalk.shared, { id, kind })).body.items.map((one) => one.id)
  expect([await shared('links'), await shared('documents'), await shared('media')]).toEqual([[said.id], [withFile.id], []])
  expect((await w.call(sara, files.read, { id: file.id })).status).toBe(200)
  expect((await w.call(noura, files.read, { id: file.id })).status).toBe(404)
})

test('no more than fifty messages are pinned', async () => {
  const id = await group(sara)
  const said = await post(sara, id, 'آخر')
  for (let n = 0; n < 50; n += 1) await post(sara, id, String(n))
  await w.db
    .updateTable('messages')
    .set({ pinned_at: w.clock.now() })
    .where('object_id', '=', id)
    .where('kind', '=', 'said')
    .where('id', '<>', said.id)
    .execute()
  expect(code(await w.call(sara, chatTalk.pin, { id, messageId: said.id, on: true }))).toBe('409 talk.too_many_pinned')
})

test('what was deleted is in no table, no search and no list any more', async () => {
  const id = await group(sara, omar)
  const said = await post(sara, id, 'ياقوتةنادرة https://secret.example/ياقوتةنادرة')
  await post(omar, id, 'رد', { quotedId: said.id })
  await w.call(omar, chatTalk.star, { id, messageId: said.id, on: true })
  await w.call(sara, chatTalk.pin, { id, messageId: said.id, on: true })
  await w.call(sara, chatTalk.delete, { id, messageId: said.id })
  // the answer to a repeated request of another person is theirs, as at a purge
  for (const word of ['ياقوتةنادرة', 'secret.example'])
    expect((await tablesWith(w, word)).filter((table) => table !== 'receipts')).toEqual([])
  expect((await w.call(omar, chatTalk.pinned, { id })).body.items).toEqual([])
  expect((await w.call(omar, chatTalk.starred, {})).body.items.map((one) => one.message.id)).not.toContain(said.id)
  expect((await w.call(omar, chat.search, { q: 'ياقوتةنادرة' })).body.items).toEqual([])
  expect(JSON.stringify([await seen(omar, id), await page(omar, id)])).not.toContain('ياقوتة')
})

test('messages are found by words, by who said them, where, when and with what', async () => {
  const [id, other] = [await group(sara, omar), await group(sara, omar)]
  const first = await post(omar, id, 'ميزانية المشروع الأولى')
  w.clock.advance(2 * 86_400_000)
  const second = await post(sara, other, 'الميزانية https://example.com')
  const found = async (query: object) => (await w.call(sara, chat.search, query)).body.items.map((one) => one.messageId)
  expect(await found({ q: 'ميزانية' })).toEqual([second.id, first.id])
  expect(await found({ q: 'ميزانية', in: id })).toEqual([first.id])
  expect(await found({ q: 'ميزانية', from: sara.id })).toEqual([second.id])
  expect(await found({ q: 'ميزانية', has: 'link' })).toEqual([second.id])
  const day = (at: Date) => at.toISOString().slice(0, 10)
  expect(await found({ q: 'ميزانية', since: day(w.clock.now()) })).toEqual([second.id])
  expect(await found({ q: 'ميزانية', until: day(new Date(w.clock.now().getTime() - 86_400_000)) })).toEqual([first.id])
  expect(await found({ from: omar.id, in: id })).toEqual([first.id])
  const { body } = await w.call(sara, chat.search, { q: 'ميزانية', limit: 1 })
  expect(body.items[0]!.said.lit.length).toBe(1)
  expect(await found({ q: 'ميزانية', limit: 1, after: body.next! })).toEqual([first.id])
  expect(fields(await w.call(sara, chat.search, {}))).toEqual([{ path: 'q', code: 'empty' }])
  expect((await w.call(noura, chat.search, { q: 'ميزانية' })).body.items).toEqual([])
})

test('a day is jumped to: the window begins with what was said from then on', async () => {
  const id = await group(sara, omar)
  const before = await post(sara, id, 'قبل')
  w.clock.advance(86_400_000)
  const then = Math.floor(w.clock.now().getTime() / 1_000)
  w.clock.advance(3_600_000)
  const after = await post(sara, id, 'بعد')
  const at = async (instant: number) => (await w.call(omar, chatTalk.at, { id, at: instant })).body.items.map((one) => one.id)
  expect((await at(then)).slice(0, 2)).toEqual([after.id, before.id])
  expect((await at(0)).length).toBe(3)
  expect((await at(253_402_300_799))[0]).toBe(after.id)
})

test('reading, marking unread and counts agree on every device, however reads interleave', async () => {
  const reads = fc.array(fc.record({ seq: fc.integer({ min: 0, max: 8 }), unread: fc.boolean() }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(reads, async (steps) => {
      const id = await group(sara, omar)
      const said = []
      for (let n = 0; n < 3; n += 1) said.push(await post(omar, id, String(n)))
      let version = 0
      for (const { seq, unread } of steps) {
        if (unread) version = (await w.call(sara, chatTalk.markUnread, { id, messageId: said[seq % 3]!.id })).body.version
        // three devices at once: one is behind a version
        else
          await Promise.all(
            [seq, seq - 1, seq].map((one, n) =>
              w.call(sara, chatTalk.read, { id, seq: Math.max(0, one), version: n === 2 ? Math.max(0, version - 1) : version }),
            ),
          )
      }
      const { unread, read } = await seen(sara, id)
      const [listed] = (await w.call(sara, chat.list, {})).body.items.filter((one) => one.id === id)
      const counted = (await w.call(sara, chatTalk.unread, { ids: id })).body.items[0]!.unread
      const expected = said.filter((one) => one.seq > read.seq).length
      expect([unread.count, listed!.unread.count, counted.count]).toEqual([expected, expected, expected])
      expect((await w.call(sara, chat.list, { view: 'unread' })).body.items.some((one) => one.id === id)).toBe(expected > 0)
    }),
    { numRuns: 6 },
  )
})

test('who writes has read what came before; receipts say who has, unless one of both shows none', async () => {
  const id = await group(sara, omar, noura)
  const said = await post(sara, id, 'هل قرأتم؟')
  expect((await seen(sara, id)).seen).toBe(0)
  await w.call(omar, chatTalk.read, { id, seq: said.seq, version: 0 })
  const readers = async (who: TestPerson) => (await w.call(who, chatTalk.readers, { id, messageId: said.id })).body
  expect(await readers(sara)).toMatchObject({ shown: true, count: 1, items: [{ id: omar.id }] })
  await post(noura, id, 'نعم')
  expect((await readers(sara)).count).toBe(2)
  expect((await seen(sara, id)).seen).toBe(said.seq)
  await w.call(noura, chatChoices.changeChoices, { receipts: false })
  expect([(await readers(sara)).count, (await readers(noura)).shown, (await seen(sara, id)).seen]).toEqual([1, false, null])
  const { version } = (await w.call(noura, chatChoices.settings, {})).body
  expect(
    code(await w.call(noura, chatChoices.changeSettings, { receipts: false, presence: true, previews: true, version })),
  ).toBe('200')
  expect((await readers(sara)).shown).toBe(false)
  await w.call(noura, chatChoices.changeSettings, { receipts: true, presence: true, previews: true, version: version + 1 })
})

test('a draft of a chat is shared by the devices of its author and gone once it is sent', async () => {
  const id = await group(sara, omar)
  const draft = { id: newId(), kind: 'chat', key: id, content: { message: 'نص' }, version: 0 } as const
  expect((await w.call(sara, drafts.save, draft)).status).toBe(200)
  await post(sara, id, 'نص', { draftId: draft.id })
  expect((await w.call(sara, drafts.list, { kind: 'chat', key: id })).body.items).toEqual([])
  expect(code(await trySay(sara, id, 'نص', { draftId: draft.id }))).toBe('409 drafts.sent')
})

test('a message becomes a ticket, and each leads to the other for those who see both', async () => {
  const id = await group(sara, omar)
  const place = await w.group()
  const said = await post(omar, id, 'الطابعة معطلة')
  const make = (who: TestPerson) =>
    w.call(who, actions.run, {
      id,
      part: said.id,
      key: 'tickets.make',
      choices: { departmentId: place.parentId!, groupId: place.id },
    })
  expect(code(await make(noura))).toBe('404 not_found')
  const made = await make(sara)
  expect(made.body.record).toMatchObject({ kind: 'ticket', title: 'الطابعة معطلة' })
  const [link] = (await w.call(sara, links.list, { id: made.body.id })).body.items
  expect(link).toMatchObject({
    role: 'made_from',
    otherPart: said.id,
    record: { kind: 'chat', path: `/user/chat?id=${id}&message=${said.id}` },
  })
  expect((await w.call(noura, links.list, { id: made.body.id })).body.items).toEqual([])
  expect((await w.call(sara, links.list, { id })).body.items[0]).toMatchObject({ role: 'made_into', part: said.id })
})

test('a message becomes a note, and each leads to the other for who made it', async () => {
  const id = await group(sara, omar)
  const said = await post(omar, id, 'كلمة مرور الضيوف\nتُطلب من الاستقبال')
  const make = (who: TestPerson) => w.call(who, actions.run, { id, part: said.id, key: 'notes.make' })
  expect(code(await make(noura))).toBe('404 not_found')
  const { record } = (await make(sara)).body
  expect(record).toMatchObject({ kind: 'note', title: 'كلمة مرور الضيوف' })
  expect((await w.call(sara, links.list, { id: record!.id })).body.items).toMatchObject([
    { role: 'made_from', otherPart: said.id, record: { kind: 'chat' } },
  ])
  expect((await w.call(sara, links.list, { id })).body.items).toMatchObject([{ role: 'made_into', part: said.id }])
  expect((await w.call(omar, links.list, { id })).body.items).toEqual([])
})

test('a group can be about a record and leads back to it; the record’s readers do not read the group', async () => {
  const ticket = await w.ticket({ by: sara })
  const made = await w.call(sara, actions.run, { id: ticket.id, key: 'chat.make', choices: { userIds: omar.id } })
  expect(made.body.record).toMatchObject({ kind: 'chat', title: ticket.subject })
  expect((await w.call(sara, links.list, { id: made.body.id })).body.items[0]).toMatchObject({ record: { id: ticket.id } })
  expect((await w.call(omar, chat.open, { id: made.body.id })).status).toBe(200)
  expect((await w.call(noura, chat.open, { id: made.body.id })).status).toBe(404)
})

test('of one message fifty records are made at most, of a chat as many as its messages become', async () => {
  const id = await group(sara, omar)
  const [full, free] = [await post(sara, id, 'كثيرة التذاكر'), await post(sara, id, 'بلا تذاكر')]
  const place = await w.group()
  const { id: ticketId } = await w.ticket({ by: sara, group: place })
  await sql`insert into object_links (id, one_id, other_id, other_part, one_part, role, created_by, created_at)
    select gen_random_uuid(), ${ticketId}, ${id}, case when n <= 50 then ${full.id}::uuid else gen_random_uuid() end,
      gen_random_uuid(), 'made_from', ${sara.id}, ${w.clock.now()} from generate_series(1, 120) n`.execute(w.db)
  const make = (part: string) =>
    w.call(sara, actions.run, { id, part, key: 'tickets.make', choices: { departmentId: place.parentId!, groupId: place.id } })
  expect(code(await make(full.id))).toBe('409 links.too_many')
  expect(code(await make(free.id))).toBe('200')
  const { items } = (await w.call(sara, links.list, { id })).body
  expect(items[0]).toMatchObject({ part: free.id, role: 'made_into' })
})

test('a status is said until it ends', async () => {
  const id = (await w.call(sara, chat.personal, { userId: omar.id })).body.id
  await post(sara, id, 'مرحبا')
  const until = Math.floor(w.clock.now().getTime() / 1_000) + 600
  await w.call(omar, chatChoices.setStatus, { status: { emoji: '🏖️', text: 'في إجازة', until } })
  expect((await seen(sara, id)).person?.status).toEqual({ emoji: '🏖️', text: 'في إجازة', until })
  w.clock.advance(601_000)
  expect((await seen(sara, id)).person?.status).toBeNull()
  expect((await w.call(sara, chatChoices.statuses, { ids: omar.id })).body.items).toEqual([{ id: omar.id, status: null }])
})
