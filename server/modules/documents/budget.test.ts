import { documents } from '@diwan/contract/documents/endpoints'
import {
  COMMITS_A_MINUTE,
  commitPoints,
  MAX_LOG_BYTES,
  OPENED_A_MINUTE,
  STEP_BYTES_A_MINUTE,
  STEPS_PAGE_BYTES,
} from '@diwan/contract/documents/limits'
import { pageFromText, pageText, type PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { DocumentHolder } from '../../kit/module.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { beginDocument } from './public.ts'

let w: World
let writer: TestPerson

const holder: DocumentHolder = {
  kind: 'sheet',
  module: 'tickets',
  may: async ({ db }, id) => {
    const row = await db.selectFrom('objects').select('deleted_at').where('id', '=', id).executeTakeFirst()
    return row?.deleted_at === null ? 'write' : undefined
  },
}

beforeAll(async () => {
  w = await world({ limited: true, newcomers: [{ name: 'sheets', objects: ['sheet'], documents: [holder] }] })
})
/** The limits are those of a person: each test has its own. */
beforeEach(async () => {
  writer = await w.person('USER')
})

async function sheet(doc: PageDocument = pageFromText('', 'rtl')): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(writer) }
  return write(ctx, async (tx) => {
    const objectId = await insertObject(tx.db, { kind: 'sheet', by: writer.id, at: w.clock.now() })
    return beginDocument(ctx, tx, { objectId, slot: 'body', doc })
  })
}

const put = (at: number, text: string) => ({
  stepType: 'replace',
  from: at,
  to: at,
  slice: { content: [{ type: 'text', text }] },
})
const bold = (from: number, to: number) => ({ stepType: 'addMark', from, to, mark: { type: 'bold' } })
const commit = (id: string, version: number, steps: object[], who = writer) =>
  w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client: 'client-one', steps: steps as never })
const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`
const open = async (id: string) => (await w.call(writer, documents.open, { id })).body.document
const rowOf = (id: string) => w.db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stepsOf = (id: string, after: number) => w.call(writer, documents.steps, { id, after })

const breaks = (count: number): PageDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: Array.from({ length: count }, () => ({ type: 'hardBreak' })) }],
})

test('five hundred steps over all of a large document are refused, and none of them is applied', async () => {
  const id = await sheet(breaks(19_900))
  const refused = await commit(id, 0, Array<object>(500).fill(bold(0, 19_902)))
  expect(codeOf(refused)).toBe('413 documents.too_much_work')
  expect(await open(id)).toMatchObject({ version: 0, doc: breaks(19_900) })
})

test('a large paste into an empty document is taken, and so is marking all of it and taking all of it out', async () => {
  const id = await sheet()
  const text = 'كلمة '.repeat(20_000)
  expect((await commit(id, 0, [put(1, text), bold(1, 1 + text.length)])).status).toBe(200)
  const plain = { ...bold(1, 1 + text.length), stepType: 'removeMark' }
  expect((await commit(id, 2, [plain, { stepType: 'replace', from: 1, to: 1 + text.length }])).status).toBe(200)
})

test('a large paste whose lines all turn around is put right at once', async () => {
  const id = await sheet(pageFromText('بداية', 'rtl'))
  const lines = Array.from({ length: 2_000 }, () => ({
    type: 'paragraph',
    attrs: { dir: 'rtl' },
    content: [{ type: 'text', text: 'word' }],
  }))
  const { body, status } = await commit(id, 0, [{ stepType: 'replace', from: 7, to: 7, slice: { content: lines } }])
  expect([status, body.version]).toEqual([200, 2_001])
  const { doc } = await open(id)
  expect(doc.content.slice(1).every(({ attrs }) => (attrs as { dir: string }).dir === 'ltr')).toBe(true)
})

test('a commit counts by the size of what it changes: a large document is written less often in a minute', async () => {
  const id = await sheet(breaks(19_900))
  await w.limits.take(documents.commit.name, writer.id, COMMITS_A_MINUTE, COMMITS_A_MINUTE - 2 * commitPoints(19_902, 1))
  expect((await commit(id, 0, [put(1, 'ا')])).status).toBe(200)
  expect((await commit(id, 1, [put(1, 'ا')])).status).toBe(200)
  const refused = await commit(id, 2, [put(1, 'ا')])
  expect(codeOf(refused)).toBe('429 too_many_requests')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await open(id)).toMatchObject({ version: 2 })
  expect((await commit(id, 2, [put(1, 'ا')], await w.person('USER'))).status).toBe(200)
})

test('opening a large document, or a version of it, counts by its size, too', async () => {
  const id = await sheet(pageFromText('x'.repeat(100_000), 'ltr'))
  await w.limits.take(documents.open.name, writer.id, OPENED_A_MINUTE, OPENED_A_MINUTE - commitPoints(100_002))
  expect((await w.call(writer, documents.open, { id })).status).toBe(200)
  expect(codeOf(await w.call(writer, documents.open, { id }))).toBe('429 too_many_requests')
  expect(codeOf(await w.call(writer, documents.version, { id, n: 1 }))).toBe('429 too_many_requests')
})

test.each(['__proto__', 'constructor', 'toString'])('an attribute called %s is nobody’s, and refused', async (attr) => {
  const id = await sheet()
  expect(codeOf(await commit(id, 0, [{ stepType: 'attr', pos: 0, attr, value: 'x' }]))).toBe('400 invalid_input')
  expect((await rowOf(id)).version).toBe(0)
})

test('a page of steps ends at its bytes, and the next one goes on; one large step is a page', async () => {
  const id = await sheet()
  for (let version = 0; version < 6; version += 1) await commit(id, version, [put(1, 'كلمة')])
  const [first] = await w.db.selectFrom('document_steps').select(['step', 'bytes']).where('document_id', '=', id).execute()
  expect(first!.bytes).toBe(Buffer.byteLength(JSON.stringify(first!.step)))
  const weigh = async (version: number, bytes: number) =>
    w.db.updateTable('document_steps').set({ bytes }).where('document_id', '=', id).where('version', '=', version).execute()
  for (const version of [1, 2, 3]) await weigh(version, STEPS_PAGE_BYTES / 2)
  await weigh(4, STEPS_PAGE_BYTES + 1)
  const pages: number[][] = []
  for (let after = 0; after < 6; after = pages.at(-1)!.at(-1)!)
    pages.push((await stepsOf(id, after)).body.steps.map(({ version }) => version))
  expect(pages).toEqual([[1, 2], [3], [4], [5, 6]])
  const late = await commit(id, 0, [put(1, 'x')])
  expect(codeOf(late)).toBe('409 documents.behind')
  expect((late.body.current as { steps: object[] }).steps).toHaveLength(2)
})

test('a large step is stored once: its channel names the version, and small ones travel along', async () => {
  const id = await sheet()
  await commit(id, 0, [put(1, 'ا'.repeat(100_000))])
  await commit(id, 1, [put(1, 'x')])
  const told = await w.db
    .selectFrom('channel_entries')
    .select('detail')
    .where('channel', '=', `document:${id}`)
    .orderBy('seq')
    .execute()
  expect(told.map(({ detail }) => detail)).toMatchObject([
    { document: id, upTo: 1, steps: [] },
    { document: id, upTo: 2, steps: [{ version: 2 }] },
  ])
  expect((await stepsOf(id, 0)).body.steps).toHaveLength(2)
})

test('twenty megabytes of steps a minute are enough for one person, by commits and by restored versions', async () => {
  const id = await sheet(pageFromText('x'.repeat(100_000), 'ltr'))
  await commit(id, 0, [put(1, 'y')])
  await w.limits.take('documents.bytes', writer.id, STEP_BYTES_A_MINUTE, STEP_BYTES_A_MINUTE - 1_000)
  expect(codeOf(await commit(id, 1, [put(1, 'z'.repeat(2_000))]))).toBe('429 too_many_requests')
  expect(codeOf(await w.call(writer, documents.restore, { id, n: 1 }))).toBe('429 too_many_requests')
  expect((await rowOf(id)).version).toBe(1)
})

test('a log that grows too large is written down as a version and dropped, but for the last commit', async () => {
  const id = await sheet(pageFromText('بداية', 'rtl'))
  await commit(id, 0, [put(1, 'أ')])
  await w.db.updateTable('document_steps').set({ bytes: MAX_LOG_BYTES }).where('document_id', '=', id).execute()
  await w.db.updateTable('documents').set({ log_bytes: MAX_LOG_BYTES }).where('id', '=', id).execute()
  await commit(id, 1, [put(1, 'ب')])
  expect(await rowOf(id)).toMatchObject({ version: 2, doc_version: 2 })
  expect((await rowOf(id)).log_bytes).toBeLessThan(1_000)
  const { items } = (await w.call(writer, documents.versions, { id })).body
  expect(items[0]).toMatchObject({ n: 2, by: [{ id: writer.id }] })
  expect(codeOf(await stepsOf(id, 0))).toBe('409 documents.too_old')
  expect((await stepsOf(id, 1)).body.steps).toHaveLength(1)
  expect((await commit(id, 2, [put(1, 'ت')])).status).toBe(200)
  expect(pageText((await open(id)).doc)).toBe('تبأبداية')
})

test('steps that cost much to apply again are written down at once, however few they are', async () => {
  const id = await sheet(breaks(19_900))
  await commit(
    id,
    0,
    Array.from({ length: 3 }, () => bold(0, 19_902)),
  )
  expect((await rowOf(id)).doc_version).toBe(0)
  await commit(id, 3, [bold(0, 19_902), bold(0, 19_902)])
  expect(await rowOf(id)).toMatchObject({ version: 5, doc_version: 5 })
})

/** Texts that do not join, as every second one is bold. */
const texts = (count: number): PageDocument => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      attrs: { dir: 'rtl' },
      content: Array.from({ length: count }, (_, n) => ({
        type: 'text',
        text: 'x',
        ...(n % 2 === 0 && { marks: [{ type: 'bold' as const }] }),
      })),
    },
  ],
})
const link = (to: number, length: number) => ({
  stepType: 'addMark',
  from: 0,
  to,
  mark: { type: 'link', attrs: { href: `https://diwan.test/${'a'.repeat(length - 19)}` } },
})

test('one long link on all texts of a document is refused once their attributes are too many together', async () => {
  const id = await sheet(texts(5_000))
  const refused = await commit(id, 0, [link(5_002, 2_000)])
  expect([codeOf(refused), refused.body]).toMatchObject(['400 invalid_input', { fields: [{ code: 'too_much_text' }] }])
  expect((await rowOf(id)).version).toBe(0)
})

test('a document of long links is opened and written by their size, though they take no position', async () => {
  const id = await sheet(texts(1_900))
  const { status, body } = await commit(id, 0, [link(1_902, 2_000)])
  expect(status).toBe(200)
  const points = commitPoints((1_900 * 2_000) / 4)
  await w.limits.take(documents.open.name, writer.id, OPENED_A_MINUTE, OPENED_A_MINUTE - points)
  expect((await w.call(writer, documents.open, { id })).status).toBe(200)
  expect(codeOf(await w.call(writer, documents.open, { id }))).toBe('429 too_many_requests')
  await w.limits.take(documents.commit.name, writer.id, COMMITS_A_MINUTE, COMMITS_A_MINUTE - points)
  expect(codeOf(await commit(id, body.version, [put(1, 'x')]))).toBe('429 too_many_requests')
})

test('missed steps count by their bytes, asked for or answered to a commit that is behind', async () => {
  const id = await sheet()
  await commit(id, 0, [put(1, 'x'.repeat(100_000))])
  await w.limits.take(documents.steps.name, writer.id, OPENED_A_MINUTE, OPENED_A_MINUTE - 16)
  expect((await stepsOf(id, 0)).status).toBe(200)
  expect(codeOf(await stepsOf(id, 0))).toBe('429 too_many_requests')
  expect(codeOf(await commit(id, 0, [put(1, 'x')]))).toBe('429 too_many_requests')
  expect((await stepsOf(id, 1)).status).toBe(200)
})
