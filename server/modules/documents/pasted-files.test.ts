import { documents } from '@diwan/contract/documents/endpoints'
import { MAX_COPIED_FILES } from '@diwan/contract/documents/limits'
import { files } from '@diwan/contract/files/endpoints'
import { pageFromText } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentHolder, FileReader } from '../../kit/module.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import type { TestPerson } from '../../testing/people.ts'
import { picture } from '../../testing/pictures.ts'
import { world, type World } from '../../testing/world.ts'
import { beginDocument } from './public.ts'

let w: World
let noura: TestPerson
let sami: TestPerson
/** Records that Sami may read, besides those that he made. */
const shared = new Set<string>()

const isSeen = async (db: World['db'], person: string, id: string): Promise<boolean> => {
  const row = await db.selectFrom('objects').select('created_by').where('id', '=', id).executeTakeFirst()
  return row?.created_by === person || (shared.has(id) && person === sami.id)
}
const reader: FileReader = (portal, caller, id) => isSeen(portal.db, caller?.id ?? '', id)
const holder: DocumentHolder = {
  kind: 'sheet',
  module: 'tickets',
  may: async ({ actor }, id) => ((await isSeen(w.db, actor.id, id)) ? 'write' : undefined),
}

beforeAll(async () => {
  w = await world({ newcomers: [{ name: 'sheets', objects: ['sheet'], documents: [holder], files: { sheet: reader } }] })
  ;[noura, sami] = [await w.person('USER'), await w.person('USER')]
})

async function sheet(by: TestPerson): Promise<{ objectId: string; id: string }> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(by) }
  return write(ctx, async (tx) => {
    const objectId = await insertObject(tx.db, { kind: 'sheet', by: by.id, at: w.clock.now() })
    return { objectId, id: await beginDocument(ctx, tx, { objectId, slot: 'body', doc: pageFromText('نص', 'rtl') }) }
  })
}

const upload = async (by: TestPerson, purpose: 'attachment10' | 'attachment5' = 'attachment10') => {
  const bytes = Uint8Array.from(await picture(40, 40))
  return (await w.call(by, files.upload, { name: 'مخطط.png', purpose }, { bytes })).body.id
}
const image = (file: string) => ({ type: 'image', attrs: { file, alt: '' } })
const put = (who: TestPerson, id: string, version: number, content: object[]) => {
  const steps = [{ stepType: 'replace', from: 0, to: 0, slice: { content } }] as never
  return w.call(who, documents.commit, { id, version, schema: PAGE_SCHEMA, client: 'client-one', steps })
}
const filesIn = async (who: TestPerson, id: string) => {
  const { document } = (await w.call(who, documents.open, { id })).body
  return JSON.stringify(document.doc).match(/(?<="file":")[^"]+/g) ?? []
}
const statusOf = async (who: TestPerson, id: string) => (await w.call(who, files.read, { id })).status
const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`

test('a picture pasted from another record that the writer may read becomes a copy that belongs to this record', async () => {
  const [from, to] = [await sheet(noura), await sheet(sami)]
  const file = await upload(noura)
  await put(noura, from.id, 0, [image(file)])
  shared.add(from.objectId)
  const { body } = await put(sami, to.id, 0, [image(file), { type: 'file', attrs: { file } }])
  expect(body.steps.map(({ client, step }) => [client, step['attr']])).toEqual([
    [null, 'file'],
    [null, 'file'],
  ])
  const [one, other] = await filesIn(sami, to.id)
  expect(one).toBe(other)
  expect(one).not.toBe(file)
  expect([await statusOf(sami, one!), await statusOf(noura, one!)]).toEqual([200, 404])
  const row = await w.db.selectFrom('files').select(['name', 'object_id']).where('id', '=', one!).executeTakeFirst()
  expect(row).toEqual({ name: 'مخطط.png', object_id: to.objectId })
})

test('a file that the writer may not read, that does not exist or that is no attachment of a document gets one answer', async () => {
  const [from, to] = [await sheet(noura), await sheet(sami)]
  const secret = await upload(noura)
  await put(noura, from.id, 0, [image(secret)])
  const unusedOfNoura = await upload(noura)
  const otherPurpose = await upload(sami, 'attachment5')
  for (const file of [secret, unusedOfNoura, otherPurpose, crypto.randomUUID()])
    expect(codeOf(await put(sami, to.id, 0, [image(file)]))).toMatch(/files\.not_available/)
  expect(await filesIn(sami, to.id)).toEqual([])
})

test('one commit copies a limited number of files', async () => {
  const to = await sheet(sami)
  const many = Array.from({ length: MAX_COPIED_FILES + 1 }, () => image(crypto.randomUUID()))
  expect(codeOf(await put(sami, to.id, 0, many))).toMatch(/files\.not_available/)
})

test('files are described to those who may read them, and nothing is told of the others', async () => {
  const [own, foreign] = [await sheet(sami), await sheet(noura)]
  const [file, secret] = [await upload(sami), await upload(noura)]
  await put(sami, own.id, 0, [image(file)])
  await put(noura, foreign.id, 0, [image(secret)])
  const waiting = await upload(sami)
  const { body } = await w.call(sami, files.describe, { ids: [file, secret, waiting, crypto.randomUUID()].join(',') })
  expect(body.items.map(({ id }) => id).toSorted()).toEqual([file, waiting].toSorted())
  expect(body.items[0]).toMatchObject({ name: 'مخطط.png', type: 'image/png', picture: { width: 40, height: 40 } })
})
