import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { documents } from '@diwan/contract/documents/endpoints'
import { QUIET_MINUTES, SETTLE_SECONDS, STEPS_DAYS } from '@diwan/contract/documents/limits'
import { pageFromText, pageText } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentHolder, House, Module } from '../../kit/module.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { World } from '../../testing/world.ts'
import { world } from '../../testing/world.ts'
import { manifest } from './module.ts'
import { beginDocument } from './public.ts'

let w: World
let writer: TestPerson
let reader: TestPerson
let stranger: TestPerson
const told: { id: string; mentioned: readonly string[] }[] = []
const texts = new Map<string, string>()

/** A kind as a module declares it: who made it writes, one reads along. */
const holder: DocumentHolder = {
  kind: 'sheet',
  module: 'tickets',
  may: async ({ db, actor }, id) => {
    const row = await db.selectFrom('objects').select(['created_by', 'deleted_at']).where('id', '=', id).executeTakeFirst()
    if (!row || row.deleted_at) return undefined
    return row.created_by === actor.id ? 'write' : actor.id === reader.id ? 'read' : undefined
  },
  written: async (_ctx, _tx, id, { mentioned }) => void (await Promise.resolve(told.push({ id, mentioned }))),
  settled: async (_db, id, { text }) => void (await Promise.resolve(texts.set(id, text))),
}

beforeAll(async () => {
  w = await world({ newcomers: [{ name: 'sheets', objects: ['sheet'], documents: [holder] }] })
  ;[writer, reader, stranger] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
})

async function sheet(text = 'خطة الرحلة'): Promise<{ objectId: string; id: string }> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(writer) }
  return write(ctx, async (tx) => {
    const objectId = await insertObject(tx.db, { kind: 'sheet', by: writer.id, at: w.clock.now() })
    return { objectId, id: await beginDocument(ctx, tx, { objectId, slot: 'body', doc: pageFromText(text, 'rtl') }) }
  })
}

const client = 'client-one'
const typed = (at: number, text: string) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})
const commit = (who: TestPerson, id: string, version: number, steps: object[], more: object = {}) =>
  w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client, steps: steps as never, ...more })
const open = async (id: string, who = writer) => (await w.call(who, documents.open, { id })).body.document
const read = async (id: string, who = writer) => pageText((await open(id, who)).doc)
const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`
/** The module as the portal composes it of what this kind declares. */
const house = { all: (of: (module: Module) => unknown) => of({ name: 'sheets', documents: [holder] }) ?? [] } as unknown as House
const module = manifest(house)
const everyMinute = () => module.everyMinute!(w.portal)

test('what is typed is there for everyone who may read it, and its steps are heard in order', async () => {
  const { id } = await sheet('خطة')
  expect((await commit(writer, id, 0, [typed(4, ' الرحلة'), typed(11, '!')])).body).toEqual({ version: 2, steps: [] })
  expect([await read(id), await read(id, reader)]).toEqual(['خطة الرحلة!', 'خطة الرحلة!'])
  const { body } = await w.call(reader, documents.steps, { id, after: 1 })
  expect(body).toMatchObject({ version: 2, steps: [{ version: 2, client }] })
})

test('who is behind gets the steps that are missing, and nothing is taken of theirs', async () => {
  const { id } = await sheet()
  await commit(writer, id, 0, [typed(1, 'أ')])
  const late = await commit(writer, id, 0, [typed(1, 'ب')])
  expect(codeOf(late)).toBe('409 documents.behind')
  expect((late.body as unknown as { current: object }).current).toMatchObject({ version: 1, steps: [{ version: 1, client }] })
  expect(await read(id)).toBe('أخطة الرحلة')
})

test('of twenty who commit the same version at once one is taken, and each of the others is told', async () => {
  const { id } = await sheet('')
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => commit(writer, id, 0, [typed(1, String(n % 10))])))
  expect(answers.map(codeOf).toSorted()).toEqual(['200 undefined', ...Array<string>(19).fill('409 documents.behind')])
  expect(await read(id)).toMatch(/^\d$/)
})

test('a reader changes nothing, and for a stranger there is no document, no step and no channel', async () => {
  const { id } = await sheet()
  expect(codeOf(await commit(reader, id, 0, [typed(1, 'x')]))).toBe('403 forbidden')
  expect(codeOf(await commit(stranger, id, 0, [typed(1, 'x')]))).toBe('404 not_found')
  const asked = [
    await w.call(stranger, documents.open, { id }),
    await w.call(stranger, documents.steps, { id, after: 0 }),
    await w.call(stranger, documents.versions, { id }),
    await w.call(stranger, documents.version, { id, n: 1 }),
  ]
  expect(asked.map(codeOf)).toEqual(Array<string>(4).fill('404 not_found'))
  const [channels] = module.channels!
  const follows = async (who: TestPerson) => channels!.mayFollow(w.portal, await w.actor(who), `document:${id}`)
  expect([await follows(writer), await follows(reader), await follows(stranger)]).toEqual([true, true, false])
})

test('each block gets its direction from its words, as steps that all copies get', async () => {
  const { id } = await sheet('سطر')
  const split = { stepType: 'replace', from: 4, to: 4, slice: paragraphs('hello world'), structure: false }
  const { body } = await commit(writer, id, 0, [split])
  expect(body).toMatchObject({
    version: 2,
    steps: [{ version: 2, client: null, step: { stepType: 'attr', attr: 'dir', value: 'ltr' } }],
  })
  expect((await open(id)).doc).toMatchObject({ content: [{ attrs: { dir: 'rtl' } }, { attrs: { dir: 'ltr' } }] })
})

/** The end of one paragraph, and another with this text, open on both sides. */
const paragraphs = (text: string) => ({
  content: [
    { type: 'paragraph', attrs: { dir: 'rtl' } },
    { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text }] },
  ],
  openStart: 1,
  openEnd: 1,
})

test('who is mentioned for the first time is told of, by their real name; an unknown person is refused', async () => {
  const { id, objectId } = await sheet('مع ')
  const mention = (person: string) => ({
    ...typed(4, 'x'),
    slice: { content: [{ type: 'mention', attrs: { id: person, label: 'x' } }] },
  })
  expect(codeOf(await commit(writer, id, 0, [mention(crypto.randomUUID())]))).toBe('400 invalid_input')
  await commit(writer, id, 0, [mention(reader.id)])
  expect(await read(id)).toBe(`مع @${reader.fullName}`)
  expect(told.filter((one) => one.id === objectId)).toEqual([{ id: objectId, mentioned: [reader.id] }])
})

test.each([
  ['a script as a link', { stepType: 'addMark', from: 1, to: 3, mark: { type: 'link', attrs: { href: 'javascript:alert(1)' } } }],
  ['half of a letter', typed(1, '\uD800')],
  ['a place outside', typed(9_999, 'x')],
  ['a place between places', { ...typed(1, 'x'), from: 0.5 }],
  ['a kind of step that is not taken', { stepType: 'docAttr', attr: 'x', value: 'y' }],
  ['an attribute that nobody decided about', { stepType: 'attr', pos: 0, attr: 'onclick', value: 'x' }],
  ['a direction that is none', { stepType: 'attr', pos: 0, attr: 'dir', value: 'up' }],
  ['no step at all', { stepType: 'replace' }],
])('%s is refused, and the document stays as it was', async (_what, step) => {
  const { id } = await sheet()
  expect(codeOf(await commit(writer, id, 0, [typed(1, 'أ'), step]))).toBe('400 invalid_input')
  expect(await open(id)).toMatchObject({ version: 0 })
})

test('quotes in quotes, more than a thousand deep, are refused and not suffered', async () => {
  const { id } = await sheet()
  let deep: object = { type: 'paragraph', attrs: { dir: 'rtl' } }
  for (let turn = 0; turn < 1_500; turn += 1) deep = { type: 'blockquote', attrs: { dir: 'rtl' }, content: [deep] }
  expect(codeOf(await commit(writer, id, 0, [{ ...typed(0, 'x'), slice: { content: [deep] } }]))).toBe('400 invalid_input')
})

test('a file is taken by who uploaded it, and of nobody else', async () => {
  const { id } = await sheet()
  const image = (file: string) => ({ ...typed(0, 'x'), slice: { content: [{ type: 'image', attrs: { file, alt: '' } }] } })
  expect(codeOf(await commit(writer, id, 0, [image(crypto.randomUUID())]))).toMatch(/files.not_available/)
})

test('a browser that is older or newer than the portal is asked to reload', async () => {
  const { id } = await sheet()
  expect(codeOf(await commit(writer, id, 0, [typed(1, 'x')], { schema: PAGE_SCHEMA + 1 }))).toBe('409 documents.reload_needed')
  const newer = { ...typed(0, 'x'), slice: { content: [{ type: 'hologram' }] } }
  expect(codeOf(await commit(writer, id, 0, [newer]))).toBe('409 documents.reload_needed')
})

test('a repeated commit is taken once', async () => {
  const { id } = await sheet('')
  const requestId = crypto.randomUUID()
  const input = { id, version: 0, schema: PAGE_SCHEMA, client, steps: [typed(1, 'مرة')] as never }
  const once = await w.call(writer, documents.commit, input, { requestId })
  const again = await w.call(writer, documents.commit, input, { requestId })
  expect([once.body, again.body]).toEqual([
    { version: 1, steps: [] },
    { version: 1, steps: [] },
  ])
  expect(await read(id)).toBe('مرة')
})

test('after a pause it is written down for the search, and after a longer one kept as a version with those who wrote it', async () => {
  const { id, objectId } = await sheet('قديم')
  await commit(writer, id, 0, [typed(1, 'جديد ')])
  expect(texts.get(objectId)).toBeUndefined()
  w.clock.advance(SETTLE_SECONDS * 1_000)
  await everyMinute()
  expect(texts.get(objectId)).toBe('جديد قديم')
  expect((await w.call(writer, documents.versions, { id })).body.items.map(({ n }) => n)).toEqual([1])
  w.clock.advance(QUIET_MINUTES * 60_000)
  await Promise.all([everyMinute(), everyMinute()])
  const { items } = (await w.call(reader, documents.versions, { id })).body
  expect(items).toMatchObject([2, 1].map((n) => ({ n, by: [{ id: writer.id }] })))
  await commit(writer, id, 1, [typed(1, 'أحدث ')])
  w.clock.advance(QUIET_MINUTES * 60_000)
  await everyMinute()
  const { body } = await w.call(writer, documents.versions, { id, limit: 1 })
  expect(body.items.map(({ n }) => n)).toEqual([3])
  expect((await w.call(writer, documents.versions, { id, after: body.next! })).body.items.map(({ n }) => n)).toEqual([2, 1])
  const old = async (n: number) => pageText((await w.call(writer, documents.version, { id, n })).body.doc)
  expect([await old(1), await old(2)]).toEqual(['قديم', 'جديد قديم'])
})

test('a version is restored for everyone, what it replaces is kept as a version, and only writers do so', async () => {
  const { id } = await sheet('الأول')
  await commit(writer, id, 0, [typed(1, 'النص ')])
  w.clock.advance((QUIET_MINUTES * 60 + 1) * 1_000)
  await everyMinute()
  await commit(writer, id, 1, [typed(1, 'ضاع ')])
  const restore = (who: TestPerson, n = 2) => w.call(who, documents.restore, { id, n })
  expect([codeOf(await restore(reader)), codeOf(await restore(stranger)), codeOf(await restore(writer, 9))]).toEqual([
    '403 forbidden',
    '404 not_found',
    '404 not_found',
  ])
  expect((await restore(writer)).status).toBe(200)
  expect(await read(id, reader)).toBe('النص الأول')
  const { items } = (await w.call(writer, documents.versions, { id })).body
  expect(items.map(({ n, by }) => [n, by.map(({ id: person }) => person)])).toEqual([4, 3, 2, 1].map((n) => [n, [writer.id]]))
  expect(pageText((await w.call(writer, documents.version, { id, n: 3 })).body.doc)).toBe('ضاع النص الأول')
  expect((await open(id)).version).toBe((await w.call(writer, documents.steps, { id, after: 2 })).body.version)
})

test('what a document begins with is its first version; one that begins empty has none yet', async () => {
  const [{ id }, blank] = [await sheet('البداية'), await sheet('')]
  const versions = async (of: string) => (await w.call(reader, documents.versions, { id: of })).body.items
  expect([await versions(id), await versions(blank.id)]).toMatchObject([[{ n: 1, by: [{ id: writer.id }] }], []])
  expect(pageText((await w.call(reader, documents.version, { id, n: 1 })).body.doc)).toBe('البداية')
})

test('steps are kept a month; a copy that is older is told so', async () => {
  const { id } = await sheet('')
  await commit(writer, id, 0, [typed(1, 'أ')])
  await commit(writer, id, 1, [typed(2, 'ب')])
  w.clock.advance(QUIET_MINUTES * 60_000)
  await everyMinute()
  const before = new Date(w.clock.now().getTime() - STEPS_DAYS * 86_400_000 - 1_000)
  await w.db.updateTable('document_steps').set({ at: before }).where('document_id', '=', id).execute()
  await module.everyNight!(w.portal)
  await commit(writer, id, 2, [typed(3, 'ج')])
  expect(await read(id)).toBe('أبج')
  expect(codeOf(await commit(writer, id, 1, [typed(1, 'x')]))).toBe('409 documents.too_old')
  expect(codeOf(await commit(writer, id, 7, [typed(1, 'x')]))).toBe('409 documents.too_old')
  expect((await w.call(writer, documents.steps, { id, after: 2 })).body.steps).toHaveLength(1)
})

test('a record that is purged takes its document along: text, steps, versions and what its channel told', async () => {
  const { id, objectId } = await sheet('سر')
  await commit(writer, id, 0, [typed(1, 'كلمة ')])
  await w.db.transaction().execute((db) => w.portal.forget({ db, afterwards: () => undefined }, [objectId]))
  for (const table of ['documents', 'document_steps', 'document_versions'] as const) {
    const rows = await w.db.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(id)
  }
  const entries = await w.db.selectFrom('channel_entries').select('detail').where('channel', '=', `document:${id}`).execute()
  expect(entries.map(({ detail }) => detail)).toEqual([{ document: id, upTo: 1 }])
})
