import { documents } from '@diwan/contract/documents/endpoints'
import { pageFromText, pageText } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { beforeAll, expect, test } from 'vitest'
import type { DocumentHolder } from '../../kit/module.ts'
import { insertObject } from '../../kit/record/objects.ts'
import { write } from '../../kit/record/write.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { beginDocument, keepVersion } from './public.ts'

let w: World
let writer: TestPerson
let publisher: TestPerson
const settled = new Map<string, string>()

const holder: DocumentHolder = {
  kind: 'sheet',
  module: 'tickets',
  may: () => Promise.resolve('write'),
  settled: async (_db, id, { text }) => void (await Promise.resolve(settled.set(id, text))),
}

beforeAll(async () => {
  w = await world({ newcomers: [{ name: 'sheets', objects: ['sheet'], documents: [holder] }] })
  ;[writer, publisher] = [await w.person('USER'), await w.person('USER')]
})

const ctxOf = async (person: TestPerson) => ({ portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(person) })

async function sheet(text: string): Promise<{ objectId: string; id: string }> {
  const ctx = await ctxOf(writer)
  return write(ctx, async (tx) => {
    const objectId = await insertObject(tx.db, { kind: 'sheet', by: writer.id, at: w.clock.now() })
    return { objectId, id: await beginDocument(ctx, tx, { objectId, slot: 'body', doc: pageFromText(text, 'rtl') }) }
  })
}

const type = (id: string, version: number, text: string) => {
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } }
  return w.call(writer, documents.commit, { id, version, schema: PAGE_SCHEMA, client: 'client-one', steps: [step] as never })
}

async function publish(objectId: string, slot = 'body') {
  const ctx = await ctxOf(publisher)
  return write(ctx, async (tx) => (await keepVersion(ctx, tx, { objectId, slot, holder, by: [publisher.id] })) ?? null)
}

const versionsOf = async (id: string) => (await w.call(writer, documents.versions, { id })).body.items

test('publishing keeps what the document says now, with the writers and the publisher, and answers it frozen', async () => {
  const { id, objectId } = await sheet('سياسة الإجازات')
  await type(id, 0, 'مسودة: ')
  const kept = await publish(objectId)
  expect(kept).toMatchObject({ documentId: id, n: 2, version: 1, text: 'مسودة: سياسة الإجازات' })
  expect(settled.get(objectId)).toBe('مسودة: سياسة الإجازات')
  await type(id, 1, 'لاحقًا ')
  const { body } = await w.call(writer, documents.version, { id, n: kept!.n })
  expect(pageText(body.doc)).toBe(pageText(kept!.doc))
  expect((await versionsOf(id))[0]?.by.map((person) => person.id).toSorted()).toEqual([writer.id, publisher.id].toSorted())
})

test('publishing twice without a change in between keeps one version', async () => {
  const { id, objectId } = await sheet('نص')
  const [first, second] = [await publish(objectId), await publish(objectId)]
  expect([first?.n, second?.n]).toEqual([1, 1])
  expect(await versionsOf(id)).toHaveLength(1)
})

test('an empty document can be kept as a version too, and a document that does not exist answers nothing', async () => {
  const { id, objectId } = await sheet('')
  expect(await publish(objectId)).toMatchObject({ n: 1, version: 0, text: '' })
  expect(await versionsOf(id)).toHaveLength(1)
  expect(await publish(objectId, 'summary')).toBeNull()
})
