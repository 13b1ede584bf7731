import { documents } from '@diwan/contract/documents/endpoints'
import { find } from '@diwan/contract/find/endpoints'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles, articleTalk } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { labels } from '@diwan/contract/labels/endpoints'
import { ARTICLE_LABELS_SCOPE } from '@diwan/contract/knowledge/kind'
import { documentFromText } from '@diwan/core/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { pageText } from '@diwan/core/page/document'
import { unitToken } from '@diwan/contract/kit/tokens'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson, TestUnit } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { forgetOldReading } from './service/tend.ts'

let w: World
let group: TestUnit
let author: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  w = await world()
  group = await w.group()
  ;[author, sara, stranger] = [await w.person('ADMIN'), await w.person('USER', group), await w.person('USER')]
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const category = async (more: object = {}) =>
  (await w.call(author, categories.create, { nameAr: 'البريد', nameEn: 'Mail', ...more })).body
const version = async (id: string) => (await w.call(author, managedArticles.open, { id })).body.article.version

/** Types at the beginning of the draft. */
async function type(id: string, text: string): Promise<void> {
  const { documentId } = (await w.call(author, managedArticles.open, { id })).body
  const { body } = await w.call(author, documents.open, { id: documentId })
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } }
  const at = { id: documentId, schema: PAGE_SCHEMA, version: body.document.version, client: 'client-one' }
  expect((await w.call(author, documents.commit, { ...at, steps: [step] as never })).status).toBe(200)
}
async function draft(title: string, more: object = {}): Promise<string> {
  const { id: categoryId } = await category()
  const { status, body } = await w.call(author, managedArticles.create, { lang: 'ar', title, categoryId, ...more })
  expect([status, body]).toMatchObject([200, { title }])
  await type(body.id, `نص ${title} ${'كلام '.repeat(120)}`)
  return body.id
}
const publish = (id: string, more: object = {}) =>
  w.call(author, articlePublishing.publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: [unitToken(group.id)], ...more })
async function published(title: string, more: object = {}): Promise<string> {
  const id = await draft(title, more)
  expect(await publish(id)).toMatchObject({ status: 200, body: { status: 'published' } })
  return id
}
const listed = async (who: TestPerson, query: object = {}) =>
  (await w.call(who, articles.list, query)).body.items.map(({ id }) => id)
const found = async (who: TestPerson, q: string) =>
  (await w.call(who, find.search, { kinds: 'article', q })).body.groups.flatMap(({ items }) => items.map(({ id }) => id))

test('a published article is read by those whom it addresses, and a draft by nobody but its writers', async () => {
  const id = await draft('الزنجبيل')
  expect([await listed(sara), (await w.call(sara, articles.open, { id })).status]).toEqual([[], 404])
  await publish(id)
  expect([await listed(sara), await listed(stranger)]).toEqual([[id], []])
  const { article } = (await w.call(sara, articles.open, { id })).body
  expect(article).toMatchObject({ title: 'الزنجبيل', n: 1, can: { view: true, comment: true, edit: false } })
  expect(pageText(article.doc)).toContain('نص الزنجبيل')
  expect((await w.call(stranger, articles.open, { id })).status).toBe(404)
  expect([await found(sara, 'الزنجبيل'), await found(stranger, 'الزنجبيل')]).toEqual([[id], []])
})

test('who cites an article learns whether its reader may read it, and a stranger to the article learns nothing', async () => {
  const id = await published('الحبهان')
  const ask = (who: TestPerson, reader: TestPerson) => w.call(who, articles.mayRead, { id, personId: reader.id })
  expect([(await ask(author, sara)).body, (await ask(author, stranger)).body]).toEqual([{ reads: true }, { reads: false }])
  expect([(await ask(stranger, sara)).status, (await ask(sara, { ...sara, id: crypto.randomUUID() })).status]).toEqual([404, 404])
})

test('what is written on a published article stays a draft until it is published', async () => {
  const id = await published('القرفة')
  const { documentId } = (await w.call(author, managedArticles.open, { id })).body
  expect((await w.call(sara, documents.open, { id: documentId })).status).toBe(404)
  await type(id, 'سر ')
  await w.call(author, managedArticles.change, { id, version: await version(id), title: 'القرفة المسودة' })
  const seen = async () => (await w.call(sara, articles.open, { id })).body.article
  expect(await seen()).toMatchObject({ title: 'القرفة', n: 1 })
  expect(pageText((await seen()).doc)).not.toContain('سر')
  expect(await found(sara, 'المسودة')).toEqual([])
  expect((await w.call(author, managedArticles.open, { id })).body.article.draft).toBe(true)
  expect((await w.call(author, articlePublishing.renew, { id, version: 1 })).status).toBe(200)
  expect(await seen()).toMatchObject({ title: 'القرفة المسودة', n: 2 })
  expect(pageText((await seen()).doc)).toContain('سر')
})

test('an article that is deactivated or closed is shown to no reader, and comes back', async () => {
  const id = await published('الكمون')
  await w.call(author, managedArticles.deactivate, { id, version: await version(id) })
  expect([
    await listed(sara, { sort: 'title' }),
    (await w.call(sara, articles.open, { id })).status,
    await found(sara, 'الكمون'),
  ]).toEqual([expect.not.arrayContaining([id]), 404, []])
  await w.call(author, managedArticles.activate, { id, version: await version(id) })
  expect(await listed(sara)).toContain(id)
  await w.call(author, articlePublishing.close, { id, version: 1 })
  expect(await listed(sara)).not.toContain(id)
})

test('a pair is one row in the language of the reader, and says that its translation is older', async () => {
  const id = await published('الهيل')
  const translation = (await w.call(author, managedArticles.translate, { id, title: 'Cardamom' })).body
  expect(translation).toMatchObject({ lang: 'en', other: { id, lang: 'ar' }, status: 'DRAFT' })
  expect(codeOf(await w.call(author, managedArticles.translate, { id }))).toEqual([409, 'knowledgeHub.translated_already'])
  await type(translation.id, 'Cardamom text ')
  expect((await publish(translation.id)).status).toBe(200)
  const both = [id, translation.id]
  const seen = (await w.call(sara, articles.list, {})).body.items.filter((one) => both.includes(one.id))
  expect(seen).toMatchObject([{ id: translation.id, translationOlder: false, other: { id, title: 'الهيل' } }])
  expect((await listed(sara, { language: 'ar' })).filter((one) => both.includes(one))).toEqual([id])
  w.clock.advance(86_400_000)
  await type(id, 'جديد ')
  await w.call(author, articlePublishing.renew, { id, version: 1 })
  const english = async () => (await w.call(author, managedArticles.open, { id: translation.id })).body.article
  expect(await english()).toMatchObject({ translationOlder: true, olderByDays: 1 })
  await w.call(author, managedArticles.checkTranslation, { id: translation.id, version: (await english()).version })
  expect(await english()).toMatchObject({ translationOlder: false, olderByDays: null })
})

test('a person counts once an hour as a view, and the last vote counts', async () => {
  const id = await published('السماق')
  const views = async () => (await w.call(sara, articles.open, { id })).body.article.views
  for (let again = 0; again < 3; again += 1) await w.call(sara, articles.viewed, { id })
  expect(await views()).toBe(1)
  w.clock.advance(3_600_000)
  await w.call(sara, articles.viewed, { id })
  expect(await views()).toBe(2)
  expect((await w.call(sara, articles.vote, { id, helpful: false, comment: 'ناقص' })).body).toEqual({ helpful: 0, notHelpful: 1 })
  expect((await w.call(sara, articles.vote, { id, helpful: true })).body).toEqual({ helpful: 1, notHelpful: 0 })
  expect((await w.call(sara, articles.vote, { id, helpful: null })).body).toEqual({ helpful: 0, notHelpful: 0 })
  expect(codeOf(await w.call(stranger, articles.vote, { id, helpful: true }))).toEqual([404, 'not_found'])
  await w.call(sara, articles.star, { id, starred: true })
  expect([await listed(sara, { view: 'starred' }), await listed(author, { view: 'starred' })]).toEqual([[id], []])
  const { starred, newest } = (await w.call(sara, articles.landing, {})).body
  expect([starred.map((one) => one.id), newest.map((one) => one.id)]).toEqual([[id], expect.arrayContaining([id])])
})

test('those who read an article comment on it and answer each other, and nobody else does', async () => {
  const id = await published('الشمر')
  const body = documentFromText('نفعتني', 'rtl')
  const comment = await w.call(sara, articleTalk.say, { id, audience: 'public', body })
  expect(comment.status).toBe(200)
  const reply = await w.call(author, articleTalk.say, { id, audience: 'public', body, threadOf: comment.body.id })
  expect(reply.status).toBe(200)
  expect((await w.call(sara, articleTalk.page, { id })).body.items).toMatchObject([{ id: comment.body.id, replies: 1 }])
  expect(codeOf(await w.call(stranger, articleTalk.page, { id }))).toEqual([404, 'not_found'])
  expect((await w.call(author, articleTalk.delete, { id, messageId: comment.body.id })).status).toBe(200)
})

test('an article is found by a label, and by no label of somebody else', async () => {
  const id = await published('الحبة السوداء')
  const scope = { scopeId: ARTICLE_LABELS_SCOPE, colour: 'blue' as const }
  const label = (await w.call(author, labels.create, { ...scope, name: 'بهارات' })).body.id
  const set = async (labelIds: string[]) => w.call(author, managedArticles.change, { id, version: await version(id), labelIds })
  expect((await set([label])).body).toMatchObject({ labels: [{ name: 'بهارات' }] })
  expect([await listed(sara, { label }), await found(sara, 'بهارات')]).toEqual([[id], [id]])
  const own = (await w.call(author, labels.create, { name: 'خاص', colour: 'red' })).body.id
  expect(codeOf(await set([own]))).toEqual([400, 'labels.not_available'])
  expect((await w.call(sara, labels.create, { ...scope, name: 'آخر' })).status).toBe(403)
})

test('a search lists titles before labels before texts over all of its pages, each article once', async () => {
  const label = (await w.call(author, labels.create, { scopeId: ARTICLE_LABELS_SCOPE, name: 'الزعفران', colour: 'green' })).body
    .id
  const titled = [await published('الزعفران الأول'), await published('الزعفران الثاني')]
  const labelled = await published('بلا')
  await w.call(author, managedArticles.change, { id: labelled, version: await version(labelled), labelIds: [label] })
  const inText: string[] = []
  for (const title of ['الأول', 'الثاني', 'الثالث']) {
    const id = await draft(title)
    await type(id, 'الزعفران ')
    await publish(id)
    inText.push(id)
  }
  for (const limit of [1, 2, 3, 50]) {
    const ids: string[] = []
    for (let after: string | null | undefined; after !== null;) {
      const { items, next } = (await w.call(sara, articles.search, { q: 'الزعفران', limit, ...(after && { after }) })).body
      ids.push(...items.map(({ article }) => article.id))
      after = next
    }
    expect(ids).toEqual([...titled.toReversed(), labelled, ...inText.toReversed()])
  }
})

test('a search ranks the title, and one that finds nothing is reported without its person from the third time on', async () => {
  const id = await published('الزعتر البري')
  const { items } = (await w.call(sara, articles.search, { q: 'الزعتر' })).body
  expect(items.map((one) => one.article.id)).toEqual([id])
  const later = await draft('الكركم')
  await type(later, 'الزعتر ')
  await publish(later)
  const ranked = (await w.call(sara, articles.search, { q: 'الزعتر' })).body.items
  expect(ranked.map((one) => one.article.id)).toEqual([id, later])
  const misses = async () => (await w.call(author, managedArticles.searchMisses, {})).body.items
  for (let times = 1; times <= 3; times += 1) {
    expect((await misses()).some(({ query }) => query === 'مفقودة')).toBe(false)
    await w.call(sara, articles.search, { q: 'مفقودة' })
  }
  expect(await misses()).toContainEqual(expect.objectContaining({ query: 'مفقودة', count: 3 }))
  const suggested = (await w.call(sara, articles.suggest, { subject: 'الزعتر البري' })).body.items
  expect(suggested.map((one) => one.id)).toEqual([id])
  expect((await w.call(sara, articles.suggest, { subject: 'الزعتر' })).body.items).toEqual([])
  expect((await w.call(sara, articles.offered, { id, outcome: 'answered' })).status).toBe(200)
  w.clock.advance(367 * 86_400_000)
  await forgetOldReading(w.portal)
  expect(await w.db.selectFrom('search_misses').selectAll().execute()).toEqual([])
})
