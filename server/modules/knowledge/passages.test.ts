import { documents } from '@diwan/contract/documents/endpoints'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import { articleTalk } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { documentFromText } from '@diwan/core/document'
import { pageFromText } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { createArticle } from './service/create.ts'

let w: World
let author: TestPerson
let reader: TestPerson
let categoryId: string
beforeAll(async () => {
  w = await world()
  ;[author, reader] = [await w.person('ADMIN'), await w.person('USER')]
  categoryId = (await w.call(author, categories.create, { nameAr: 'أ', nameEn: 'A' })).body.id
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => `${status} ${(body as { code?: string }).code}`
const open = async (id: string) => (await w.call(author, managedArticles.open, { id })).body
const publish = async (id: string) =>
  expect((await w.call(author, articlePublishing.publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: ['all'] })).status).toBe(
    200,
  )
async function written(text: string): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(author) }
  const { id } = await createArticle(
    ctx,
    { lang: 'ar', title: 'الإجازات', categoryId, template: false },
    pageFromText(text, 'rtl'),
  )
  return id
}
/** Puts words at a place of the draft and publishes it. */
async function edited(id: string, from: number, to: number, text: string): Promise<void> {
  const { documentId } = await open(id)
  const { version, schema } = (await w.call(author, documents.open, { id: documentId })).body.document
  const slice = text === '' ? undefined : { content: [{ type: 'text', text }] }
  const steps = [{ stepType: 'replace', from, to, ...(slice && { slice }) }]
  const { status } = await w.call(author, documents.commit, { id: documentId, version, schema, client: 'client-of-test', steps })
  expect(status).toBe(200)
  const { version: published } = (await w.call(author, articlePublishing.publication, { id })).body
  expect((await w.call(author, articlePublishing.renew, { id, version: published })).status).toBe(200)
}
const comment = (who: TestPerson, id: string, quote: string, nth = 0) =>
  w.call(who, passages.comment, { id, quote, nth, body: documentFromText('متى؟', 'rtl') })
const listed = async (id: string) => (await w.call(reader, passages.list, { id })).body.items

test('a reader comments on words, which stay with the comment while the article is written on', async () => {
  const id = await written('قدم الطلب قبل أسبوع. يرد الرئيس على الطلب خلال يومين.')
  expect(codeOf(await comment(reader, id, 'الطلب'))).toBe('404 not_found')
  await publish(id)
  const { status, body } = await comment(reader, id, 'الطلب  خلال\n', 0)
  expect([status, body.author?.id]).toEqual([200, reader.id])
  await comment(reader, id, 'الطلب', 0)
  const first = await listed(id)
  expect(first.map(({ quote, nth, removed }) => [quote, nth, removed])).toEqual([
    ['الطلب خلال', 0, false],
    ['الطلب', 0, false],
  ])
  expect((await w.call(author, articleTalk.page, { id })).body.items.map((one) => one.id)).toContain(body.id)

  await edited(id, 1, 1, 'اكتب الطلب. ') // one more of the same words, before them
  expect((await listed(id)).map(({ quote, nth }) => [quote, nth])).toEqual([
    ['الطلب خلال', 0],
    ['الطلب', 1],
  ])
})

test('a passage whose words were removed shows them as they were, and a deleted comment has none', async () => {
  const id = await written('First sentence. Second sentence.')
  await publish(id)
  const { body } = await comment(reader, id, 'First sentence.')
  await comment(reader, id, 'Second')
  await edited(id, 1, 'First sentence. '.length + 1, '')
  expect(await listed(id)).toMatchObject([
    { quote: 'First sentence.', removed: true },
    { quote: 'Second', removed: false, nth: 0 },
  ])
  await w.call(reader, articleTalk.delete, { id, messageId: body.id })
  expect((await listed(id)).map(({ quote }) => quote)).toEqual(['Second'])
})

test('words that are not there, or were written over since, are refused, and nothing is said', async () => {
  const id = await written('One word.')
  await publish(id)
  expect([codeOf(await comment(reader, id, 'two')), codeOf(await comment(reader, id, 'word', 1))]).toEqual([
    '409 knowledgeHub.passage_missing',
    '409 knowledgeHub.passage_missing',
  ])
  expect(codeOf(await comment(reader, id, ' \u200F'))).toBe('400 invalid_input')
  expect((await w.call(reader, articleTalk.page, { id })).body.items).toEqual([])
})
