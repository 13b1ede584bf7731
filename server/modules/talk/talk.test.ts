import { documentFromText } from '@diwan/core/document'
import { documentFromLightText } from '@diwan/core/light-text'
import { files } from '@diwan/contract/files/endpoints'
import { talkEvents } from '@diwan/contract/talk/events'
import { talkEndpoints } from '@diwan/contract/talk/endpoints'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Endpoint, InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kit/db/id.ts'
import type { Ctx } from '../../kit/portal.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { Problem } from '../../kit/http/problem.ts'
import { pdf } from '../../testing/documents.ts'
import { tablesWith } from '../../testing/every-table.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { talk } from './public.ts'

/** A kind of record of the tests alone: its asker reads what is public, its helper the rest too. */
interface Row {
  readonly id: string
  readonly asker: string
  readonly helper: string
  readonly closed: boolean
}

let w: World
const rows = new Map<string, Row>()
const endpoints = talkEndpoints('/api/asks', { module: 'tickets', flags: { read: 'view', write: 'reply' } })
const channel = (id: string, audience: Audience) => `ask:${id}:${audience}`
const asks = talk<Row>({
  kind: 'ask',
  audiences: ['public', 'staff'],
  endpoints,
  events: talkEvents('ask'),
  read: (_db, _actor, ids) => Promise.resolve(ids.flatMap((id) => rows.get(id) ?? [])),
  accessRow: (_db, id) => Promise.resolve(rows.has(id) ? () => rows.get(id)! : undefined),
  lock: async (db, _actor, id) => {
    await db.selectFrom('objects').select('id').where('id', '=', id).forUpdate().execute()
    return rows.get(id)
  },
  may: (actor, row, act, audience) =>
    actor.id === row.helper || (actor.id === row.asker && audience === 'public' && act !== 'moderate'),
  refuses: (row) => (row.closed ? 'wrong_state' : undefined),
  channel,
  purpose: 'attachment5',
  threads: true,
  reactions: true,
  editSeconds: 300,
})

let asker: TestPerson
let helper: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  asker = await w.person('USER')
  helper = await w.person('TECH')
  stranger = await w.person('USER')
})

async function ask(closed = false): Promise<string> {
  const id = await insertObject(w.db, { kind: 'ask', by: asker.id, at: w.clock.now() })
  rows.set(id, { id, asker: asker.id, helper: helper.id, closed })
  return id
}

async function ctxOf(person: TestPerson, requestId?: string, body: unknown = {}): Promise<Ctx> {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest()
  return {
    portal: w.portal,
    clock: w.clock,
    db: w.db,
    actor: await w.actor(person),
    receipt: requestId === undefined ? undefined : { requestId, endpoint: 'ask', bodyHash },
  }
}

/** As the portal would: input and output pass their schemas. */
async function call<E extends Endpoint>(
  person: TestPerson,
  endpoint: E,
  input: object,
  requestId?: string,
): Promise<OutputOf<E>> {
  const route = asks.routes.find((one) => one.endpoint.name === endpoint.name)!
  const parsed = endpoint.input.parse(input) as InputOf<E>
  const answer = await route.run(await ctxOf(person, requestId, input), parsed as never, undefined as never)
  return endpoint.output.parse(answer) as OutputOf<E>
}
const text = (words: string) => documentFromText(words, 'rtl')
const post = (person: TestPerson, id: string, words: string, more: object = {}, requestId: string = newId()) =>
  call(person, endpoints.say, { id, body: text(words), ...more }, requestId)
const page = (person: TestPerson, id: string, more: object = {}) => call(person, endpoints.page, { id, ...more })
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error as Error)),
  )
const changesOn = async (id: string, audience: Audience) => JSON.stringify(await w.changes(channel(id, audience)))

test('what is said is read by everyone of its audience, newest first, in pages without a gap', async () => {
  const id = await ask()
  for (const n of [1, 2, 3, 4, 5]) await post(n % 2 ? asker : helper, id, `قول ${n}`, { audience: 'public' })
  await post(helper, id, 'بيننا', { audience: 'staff' })
  const first = await page(asker, id, { limit: 3 })
  const second = await page(asker, id, { limit: 3, after: first.next! })
  expect([...first.items, ...second.items].map(({ seq, place }) => [seq, place])).toEqual(
    [5, 4, 3, 2, 1].map((seq) => [seq, null]),
  )
  expect(second.next).toBeNull()
  const all = await page(helper, id)
  expect(all.items.map(({ audience, seq, place }) => [audience, seq, place])).toEqual([
    ['staff', 1, 6],
    ...[5, 4, 3, 2, 1].map((seq) => ['public', seq, seq]),
  ])
  expect((await page(helper, id, { audience: 'staff' })).items.map(({ seq }) => seq)).toEqual([1])
})

test('a stranger learns of no message, by no door; a reader of one audience learns nothing of the other', async () => {
  const id = await ask()
  const posted = await post(asker, id, 'سر العميل')
  const inner = await post(helper, id, 'سر الفريق', { audience: 'staff' })
  const body = text('x')
  for (const [who, messageId, audience] of [
    [stranger, posted.id, 'public'],
    [asker, inner.id, 'staff'],
  ] as const) {
    const doors = [
      call(who, endpoints.around, { id, messageId }),
      call(who, endpoints.edit, { id, messageId, body, seen: null }),
      call(who, endpoints.delete, { id, messageId }),
      call(who, endpoints.react, { id, messageId, emoji: '👍', on: true }),
      call(who, endpoints.markUnread, { id, messageId }),
      call(who, endpoints.page, { id, audience }),
      call(who, endpoints.say, { id, audience, body }),
      call(who, endpoints.read, { id, audience, seq: 1, version: 0 }),
    ]
    expect(new Set(await Promise.all(doors.map(refusal)))).toEqual(new Set(['not_found']))
  }
  expect(await refusal(page(stranger, id))).toBe('not_found')
  expect((await call(stranger, endpoints.unread, { ids: id })).items).toEqual([])
  expect(JSON.stringify(await page(asker, id))).not.toContain('الفريق')
  expect(await changesOn(id, 'public')).not.toContain('الفريق')
})

test('the id of a message is made by its sender: repeated it gets its first answer, taken it is refused without a word', async () => {
  const id = await ask()
  const requestId = newId()
  const first = await post(asker, id, 'مرة', {}, requestId)
  expect(first.id).toBe(requestId)
  expect(await post(asker, id, 'مرة', {}, requestId)).toEqual(first)
  expect(await refusal(post(helper, id, 'مرة', {}, requestId))).toBe('id_taken')
  expect((await page(asker, id)).items.length).toBe(1)
})

test('a thread has its own pages; its messages are counted at its root and stand in no main page', async () => {
  const id = await ask()
  const root = await post(asker, id, 'أصل')
  await post(helper, id, 'رد', { threadOf: root.id })
  const reply = await post(asker, id, 'رد آخر', { threadOf: root.id, quotedId: root.id })
  const main = await page(helper, id)
  expect(main.items.map((one) => [one.id, one.replies])).toEqual([[root.id, 2]])
  const thread = await page(helper, id, { threadOf: root.id })
  expect(thread.items.map(({ threadOf, quote }) => [threadOf, quote?.text])).toEqual([
    [root.id, 'أصل'],
    [root.id, undefined],
  ])
  expect(await refusal(post(asker, id, 'x', { threadOf: reply.id }))).toBe('invalid_input')
})

test('nothing of another audience or record can be quoted or answered', async () => {
  const [id, other] = [await ask(), await ask()]
  const inner = await post(helper, id, 'سر', { audience: 'staff' })
  const elsewhere = await post(asker, other, 'هناك')
  for (const one of [inner, elsewhere])
    for (const more of [{ quotedId: one.id }, { threadOf: one.id }])
      expect(await refusal(post(asker, id, 'x', more))).toBe('invalid_input')
})

test('a message is opened between its neighbours, and read on in both directions', async () => {
  const id = await ask()
  const posted = []
  for (let n = 1; n <= 60; n += 1) posted.push(await post(asker, id, `قول ${n}`))
  const window = await call(helper, endpoints.around, { id, messageId: posted[29]!.id })
  expect(window.items.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, n) => 55 - n))
  const newer = await page(helper, id, { after: window.newer!, newer: 'true' })
  const older = await page(helper, id, { after: window.older! })
  expect([newer.items.map(({ seq }) => seq), newer.next]).toEqual([[60, 59, 58, 57, 56], null])
  expect([older.items.map(({ seq }) => seq), older.next]).toEqual([[5, 4, 3, 2, 1], null])
})

test('an own message is edited within its time; who catches up reads what is, in quotes too', async () => {
  const id = await ask()
  const posted = await post(asker, id, 'كلمةقديمة')
  await post(helper, id, 'رد', { quotedId: posted.id })
  const edit = (who: TestPerson, seen: number | null, words = 'كلمة جديدة') =>
    call(who, endpoints.edit, { id, messageId: posted.id, body: text(words), seen })
  expect(await refusal(edit(helper, null))).toBe('forbidden')
  const edited = await edit(asker, null)
  expect(edited.editedDate).not.toBeNull()
  expect(await refusal(edit(asker, null, 'ثالثة'))).toBe('changed_meanwhile')
  expect(await changesOn(id, 'public')).not.toContain('كلمةقديمة')
  expect((await page(asker, id)).items[0]!.quote?.text).toBe('كلمة جديدة')
  w.clock.advance(301_000)
  expect(await refusal(edit(asker, edited.editedDate, 'رابعة'))).toBe('talk.edit_over')
})

test('what was deleted leaves at once: page, search, files, quotes, reactions, channel and the answer for a repeat', async () => {
  const id = await ask()
  const upload = { bytes: Uint8Array.from(pdf()) }
  const { body: file } = await w.call(asker, files.upload, { name: 'سريملف.pdf', purpose: 'attachment5' }, upload)
  const requestId = newId()
  const posted = await post(asker, id, 'زمردةنادرة', { attachments: [file.id] }, requestId)
  await post(helper, id, 'رد', { quotedId: posted.id })
  await call(helper, endpoints.react, { id, messageId: posted.id, emoji: '🎉', on: true })
  const readsFile = async (who: TestPerson) => asks.files(w.portal, await w.actor(who), id, file.id)
  expect([await readsFile(helper), await readsFile(stranger)]).toEqual([true, false])

  expect(await refusal(call(stranger, endpoints.delete, { id, messageId: posted.id }))).toBe('not_found')
  await call(asker, endpoints.delete, { id, messageId: posted.id })

  const [reply, tombstone] = (await page(helper, id)).items
  expect(tombstone).toMatchObject({ id: posted.id, seq: 1, body: null, attachments: [], reactions: [], author: { id: asker.id } })
  expect(tombstone!.deletedDate).not.toBeNull()
  expect(reply!.quote).toMatchObject({ id: posted.id, text: null })
  expect(await readsFile(helper)).toBe(false)
  expect((await w.call(asker, files.read, { id: file.id })).status).toBe(404)
  expect(await changesOn(id, 'public')).not.toMatch(/زمردةنادرة|سريملف/)
  // The vocabulary holds single words of nobody; the answer to a repeated request of another person is theirs, as at a purge.
  const left = [await tablesWith(w, 'زمردةنادرة'), await tablesWith(w, 'سريملف')]
  expect(left.flat().filter((table) => table !== 'search_words' && table !== 'receipts')).toEqual([])
  const receipts = await w.db.selectFrom('receipts').select('answer').where('request_id', '=', requestId).execute()
  expect(JSON.stringify(receipts)).not.toMatch(/زمردةنادرة|سريملف/)
  const entries = await w.db.selectFrom('search_entries').select('part').where('object_id', '=', id).execute()
  expect(entries.map(({ part }) => part)).toEqual([reply!.id])
  expect(await refusal(call(asker, endpoints.edit, { id, messageId: posted.id, body: text('x'), seen: null }))).toBe('not_found')
  expect(await refusal(post(helper, id, 'x', { quotedId: posted.id }))).toBe('invalid_input')
  expect(await call(asker, endpoints.delete, { id, messageId: posted.id })).toEqual({ done: true })
})

test('only those who moderate delete what others wrote', async () => {
  const id = await ask()
  const [mine, theirs] = [await post(asker, id, 'لي'), await post(helper, id, 'له')]
  expect(await refusal(call(asker, endpoints.delete, { id, messageId: theirs.id }))).toBe('forbidden')
  expect(await refusal(call(helper, endpoints.delete, { id, messageId: mine.id }))).toBe('done')
})

test('a reaction is given once and taken back, and readers see who gave it', async () => {
  const id = await ask()
  const { id: messageId } = await post(asker, id, 'خبر')
  const react = (who: TestPerson, emoji: string, on = true) => call(who, endpoints.react, { id, messageId, emoji, on })
  await react(asker, '🎉')
  await react(helper, '👍')
  await react(asker, '👍')
  await react(asker, '👍')
  const shown = async (who: TestPerson) =>
    (await page(who, id)).items[0]!.reactions.map(({ emoji, count, own, people }) => [emoji, count, own, people.length])
  expect(await shown(helper)).toEqual([
    ['🎉', 1, false, 1],
    ['👍', 2, true, 2],
  ])
  await react(helper, '👍', false)
  expect(await shown(helper)).toEqual([
    ['🎉', 1, false, 1],
    ['👍', 1, false, 1],
  ])
  expect(endpoints.react.input.safeParse({ id, messageId, emoji: 'x', on: true }).success).toBe(false)
})

test('unread are the messages of others after the mark, in the main thread, neither deleted nor events', async () => {
  const id = await ask()
  const unread = async (who: TestPerson) => (await call(who, endpoints.unread, { ids: id })).items[0]!.unread.count
  const first = await post(helper, id, '1', { audience: 'public' })
  await post(asker, id, 'own')
  const third = await post(helper, id, '3', { audience: 'public' })
  await post(helper, id, 'in a thread', { audience: 'public', threadOf: first.id })
  await post(helper, id, 'inner', { audience: 'staff' })
  expect(await unread(asker)).toBe(2)
  await call(helper, endpoints.delete, { id, messageId: third.id })
  expect(await unread(asker)).toBe(1)
  await call(asker, endpoints.read, { id, seq: 3, version: 0 })
  expect([await unread(asker), await unread(helper)]).toEqual([0, 1])
  await call(asker, endpoints.markUnread, { id, messageId: first.id })
  expect(await unread(asker)).toBe(1)
  await call(asker, endpoints.read, { id, seq: 9, version: 0 }) // another device, which has not heard of it yet
  expect(await unread(asker)).toBe(1)
})

test('in whatever order three devices say what they read, the mark is the same and never beyond what was written', async () => {
  const reads = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(reads, async (seqs) => {
      const id = await ask()
      for (let n = 0; n < 3; n += 1) await post(helper, id, String(n), { audience: 'public' })
      await Promise.all(seqs.map((seq) => call(asker, endpoints.read, { id, seq, version: 0 })))
      const { read } = await page(asker, id)
      expect(read).toEqual([{ audience: 'public', seq: Math.min(3, Math.max(...seqs)), version: 0 }])
    }),
    { numRuns: 8 },
  )
})

test('a person called by name is notified only where they read the audience, and nobody twice', async () => {
  const id = await ask()
  const calling = (...people: TestPerson[]) =>
    documentFromLightText(
      people.map(({ fullName }) => `@${fullName}`).join(' '),
      people.map((person) => ({ id: person.id, label: person.fullName })),
      'rtl',
    )
  const posted = await call(helper, endpoints.say, { id, audience: 'staff', body: calling(asker) }, newId())
  const facts = await w.db
    .selectFrom('history')
    .select('detail')
    .where('object_id', '=', id)
    .where('event', '=', 'ask.mentioned')
    .execute()
  expect(facts.map(({ detail }) => detail)).toMatchObject([{ audience: 'staff', messageId: posted.id, people: [asker.id] }])
  const all = await call(helper, endpoints.say, { id, audience: 'staff', body: calling(asker, helper, stranger) }, newId())
  const recipients = async (audience: Audience) =>
    asks.mentioned(w.portal, {
      objectId: id,
      detail: { id, messageId: all.id, audience, people: [asker.id, helper.id, stranger.id] },
    } as never)
  expect([(await recipients('staff')).toSorted(), (await recipients('public')).toSorted()]).toEqual([
    [helper.id],
    [asker.id, helper.id].toSorted(),
  ])
})

test('a closed record is read, and nothing is said, edited or deleted in it', async () => {
  const id = await ask()
  const posted = await post(asker, id, 'نص')
  rows.set(id, { ...rows.get(id)!, closed: true })
  expect((await page(asker, id)).items.length).toBe(1)
  const doors = [
    post(asker, id, 'x'),
    call(asker, endpoints.edit, { id, messageId: posted.id, body: text('x'), seen: null }),
    call(asker, endpoints.delete, { id, messageId: posted.id }),
    call(asker, endpoints.react, { id, messageId: posted.id, emoji: '👍', on: true }),
  ]
  expect(await Promise.all(doors.map(refusal))).toEqual(doors.map(() => 'wrong_state'))
})

test('a guest is an author without an account, whose mail address nobody reads by the thread', async () => {
  const id = await ask()
  const ctx = await ctxOf(helper)
  await w.db.transaction().execute(async (db) => {
    const writes: Promise<unknown>[] = []
    const tx = {
      db,
      record: () => undefined,
      withCommit: (one: Promise<unknown>) => void writes.push(one),
      afterwards: () => undefined,
    }
    const author = { guestName: 'زائر', guestMail: 'guest@outside.example' }
    await asks.say(ctx, tx, rows.get(id)!, { audience: 'public', author, body: text('سؤال') })
    await Promise.all(writes)
  })
  const shown = await page(asker, id)
  expect(shown.items[0]).toMatchObject({ author: null, guest: 'زائر' })
  expect(JSON.stringify(shown)).not.toContain('outside.example')
  expect((await call(helper, endpoints.unread, { ids: id })).items[0]!.unread.count).toBe(1)
})
