import { documents } from '@diwan/contract/documents/endpoints'
import { files } from '@diwan/contract/files/endpoints'
import { emptyPage, pageFromText, pageText, type PageDocument } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentHolder } from '../../../../kit/module.ts'
import { insertObject } from '../../../../kit/record/objects.ts'
import { write } from '../../../../kit/record/write.ts'
import { zip } from '../../../../testing/documents.ts'
import type { TestPerson } from '../../../../testing/people.ts'
import { picture } from '../../../../testing/pictures.ts'
import { world, type World } from '../../../../testing/world.ts'
import { beginDocument } from '../../public.ts'

let w: World
let writer: TestPerson
let reader: TestPerson

const holder: DocumentHolder = {
  kind: 'sheet',
  module: 'tickets',
  may: ({ actor }) => Promise.resolve(actor.id === writer.id ? 'write' : actor.id === reader.id ? 'read' : undefined),
}

beforeAll(async () => {
  const sheets = { name: 'sheets', objects: ['sheet'], documents: [holder], files: { sheet: () => Promise.resolve(true) } }
  w = await world({ newcomers: [sheets] })
  ;[writer, reader] = [await w.person('USER'), await w.person('USER')]
})

async function sheet(doc: PageDocument = emptyPage('rtl')): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(writer) }
  return write(ctx, async (tx) => {
    const objectId = await insertObject(tx.db, { kind: 'sheet', by: writer.id, at: w.clock.now() })
    return beginDocument(ctx, tx, { objectId, slot: 'body', doc })
  })
}

const bring = (who: TestPerson, id: string, name: string, content: Buffer | string, more: object = {}) =>
  w.call(who, documents.import, { id, name, ...more }, { bytes: Uint8Array.from(Buffer.from(content)) })
const read = async (id: string) => (await w.call(writer, documents.open, { id })).body.document
const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`

test('a dry run says what would come of a file and writes nothing; then it becomes the document, with a version', async () => {
  const id = await sheet()
  const trial = await bring(writer, id, 'دليل.md', '# الدليل\n\nمرحبًا [x](ftp://x)', { dryRun: 'true' })
  const report = { title: 'الدليل', pages: 1, pictures: 0, problems: [{ code: 'link_left_out', count: 1 }], refused: [] }
  expect(trial.body).toMatchObject({ ...report, written: false })
  expect((await read(id)).version).toBe(0)
  expect((await bring(writer, id, 'دليل.md', '# الدليل\n\nمرحبًا [x](ftp://x)')).body).toMatchObject({ ...report, written: true })
  expect(pageText((await read(id)).doc)).toBe('الدليل\nمرحبًا x')
  const { items } = (await w.call(writer, documents.versions, { id })).body
  expect(items.map(({ by }) => by.map((person) => person.id))).toEqual([[writer.id]])
})

test('what is written already stays, and the pages of an archive follow it under their titles, with their pictures', async () => {
  const id = await sheet(pageFromText('سابق', 'rtl'))
  const archive = zip([
    { name: 'a.md', content: 'أولى ![](p.png) ![](broken.png)' },
    { name: 'b.md', content: 'ثانية' },
    { name: 'p.png', content: await picture(30, 30) },
    { name: 'broken.png', content: Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1') },
  ])
  expect((await bring(writer, id, 'wiki.zip', archive)).body).toMatchObject({
    pages: 2,
    pictures: 1,
    problems: [{ code: 'picture_left_out', count: 1 }],
    written: true,
  })
  const { doc } = await read(id)
  expect(doc.content.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'paragraph', 'image', 'heading', 'paragraph'])
  const { file } = doc.content[3]!.attrs as { file: string }
  expect((await w.call(reader, files.read, { id: file })).status).toBe(200)
})

test('only those who write the document import into it, and a hostile file is refused with its reason', async () => {
  const id = await sheet()
  const codes = [
    codeOf(await bring(reader, id, 'x.md', 'x')),
    codeOf(await bring(await w.person('USER'), id, 'x.md', 'x')),
    codeOf(await bring(writer, id, 'x.zip', zip([{ name: 'x.md', content: Buffer.alloc(40_000_000, 97) }]))),
    codeOf(await bring(writer, id, 'x.docx', zip([{ name: '../x.md', content: 'x' }]))),
    codeOf(await bring(writer, id, 'x.md', 'ط'.repeat(300_001))),
    codeOf(await bring(writer, id, 'x.zip', zip(['a.md', 'b.md'].map((name) => ({ name, content: 'ط'.repeat(200_000) }))))),
  ]
  expect(codes).toEqual([
    '403 forbidden',
    '404 not_found',
    '413 documents.import_too_large',
    '422 documents.import_damaged',
    '422 documents.import_no_page',
    '413 documents.import_too_large',
  ])
  expect((await read(id)).version).toBe(0)
})

test('an import that is repeated is written once', async () => {
  const id = await sheet()
  const requestId = crypto.randomUUID()
  const bytes = Uint8Array.from(Buffer.from('مرة'))
  const call = () => w.call(writer, documents.import, { id, name: 'x.md' }, { bytes, requestId })
  await call()
  await call()
  expect(pageText((await read(id)).doc)).toBe('مرة')
})
