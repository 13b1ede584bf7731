import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { pageFromText } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { createArticle } from './service/create.ts'
import { remindReviews } from './service/tend.ts'

let w: World
let author: TestPerson
let owner: TestPerson
let writer: TestPerson
let categoryId: string
beforeAll(async () => {
  w = await world()
  ;[author, owner, writer] = [await w.person('ADMIN'), await w.person('ADMIN'), await w.person('TECH')]
  categoryId = (await w.call(author, categories.create, { nameAr: 'أ', nameEn: 'A' })).body.id
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
async function draft(title: string, by = author): Promise<{ id: string; version: number }> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(by) }
  const made = await createArticle(ctx, { lang: 'ar', title, categoryId, template: false }, pageFromText(title, 'rtl'))
  return { id: made.id, version: made.version }
}
async function published(title: string): Promise<{ id: string; version: number }> {
  const { id } = await draft(title)
  await w.call(author, articlePublishing.publish, { ...PLAN, ...AT_ONCE, id, version: 0, tokens: ['all'] })
  return seen(id)
}
const seen = async (id: string) => {
  const { article } = (await w.call(author, managedArticles.open, { id })).body
  return { id, version: article.version }
}
const managed = async (query: object) => (await w.call(author, managedArticles.list, query)).body.items.map(({ id }) => id)

test('several articles are changed at once, and each that is refused says why', async () => {
  const [one, two] = [await published('الزنجبيل'), await published('القرفة')]
  const stale = { ...two, version: two.version + 5 }
  const { body } = await w.call(author, managedArticles.bulk, { articles: [one, stale], command: { name: 'deactivate' } })
  expect(body.items).toEqual([
    { id: one.id, code: null },
    { id: two.id, code: 'changed_meanwhile' },
  ])
  expect([await managed({ view: 'deactivated' }), (await w.call(owner, articles.open, { id: two.id })).status]).toEqual([
    [one.id],
    200,
  ])
  const drafted = await draft('الهيل')
  const publish = await w.call(author, managedArticles.bulk, { articles: [drafted], command: { name: 'publish' } })
  expect(publish.body.items).toEqual([{ id: drafted.id, code: 'invalid_input' }])
  const remove = await w.call(writer, managedArticles.bulk, { articles: [await seen(two.id)], command: { name: 'delete' } })
  expect(remove.body.items).toMatchObject([{ id: two.id }])
  expect((await w.call(owner, articles.open, { id: two.id })).status).toBe(200)
})

test('the owner is notified once when the review date has come, and the article is stale until it gets another', async () => {
  const { id, version } = await published('الكمون')
  expect(codeOf(await w.call(author, managedArticles.change, { id, version: version + 1, ownerId: owner.id }))).toEqual([
    409,
    'changed_meanwhile',
  ])
  await w.call(author, managedArticles.change, { id, version, ownerId: owner.id, reviewOn: '2020-01-01' })
  expect(await managed({ view: 'stale' })).toEqual([id])
  await remindReviews(w.portal)
  await remindReviews(w.portal)
  const notices = async () =>
    (await w.call(owner, notifications.list, {})).body.items.filter(({ objectId }) => objectId === id).length
  await eventually(async () => expect(await notices()).toBeGreaterThan(0))
  await w.call(author, managedArticles.change, { ...(await seen(id)), reviewOn: '2099-01-01' })
  expect(await managed({ view: 'stale' })).toEqual([])
})

test('a writer sees own articles, and nobody else’s drafts', async () => {
  const [mine, foreign] = [await draft('الشمر', writer), await draft('السماق')]
  const items = (await w.call(writer, managedArticles.list, {})).body.items.map(({ id }) => id)
  expect([items.includes(mine.id), items.includes(foreign.id)]).toEqual([true, false])
  expect(codeOf(await w.call(writer, managedArticles.open, { id: foreign.id }))).toEqual([404, 'not_found'])
  expect((await w.call(writer, managedArticles.delete, { id: mine.id })).status).toBe(200)
})

test('a copy begins with the text and the labels of an article, and a template is never published', async () => {
  const { id } = await published('الزعتر')
  const template = (await w.call(author, managedArticles.copy, { id, template: true })).body
  expect(template).toMatchObject({ template: true, status: 'DRAFT', title: 'الزعتر' })
  const plan = { ...PLAN, ...AT_ONCE, id: template.id, version: 0, tokens: ['all' as const] }
  expect(codeOf(await w.call(author, articlePublishing.publish, plan))).toEqual([409, 'wrong_state'])
  expect(await managed({ view: 'templates' })).toEqual([template.id])
})
