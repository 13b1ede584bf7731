import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { pageFromText } from '@diwan/core/page/document'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { createArticle } from './service/create.ts'

let w: World
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  w = await world()
  ;[author, reader] = [await w.person('ADMIN'), await w.person('USER')]
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const create = async (name: string, parentId: string | null = null) => {
  const { status, body } = await w.call(author, categories.create, { nameAr: name, nameEn: name, parentId })
  expect(status).toBe(200)
  return body
}
async function published(categoryId: string, title: string): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(author) }
  const { id } = await createArticle(ctx, { lang: 'ar', title, categoryId, template: false }, pageFromText(title, 'rtl'))
  const plan = { ...PLAN, ...AT_ONCE, id, version: 0, tokens: ['all' as const] }
  expect((await w.call(author, articlePublishing.publish, plan)).status).toBe(200)
  return id
}
const tree = async (who: TestPerson, view: 'read' | 'manage' = 'read') =>
  (await w.call(who, categories.tree, { view })).body.items
const at = async (id: string) => {
  const one = (await tree(author, 'manage')).find((row) => row.id === id)!
  return { id, version: one.version }
}
const reads = async (id: string) => (await w.call(reader, articles.open, { id })).status === 200
const article = async (id: string) => (await w.call(author, managedArticles.open, { id })).body.article

test('a category is five deep at most, never below itself, and its counts hold what is below it', async () => {
  const chain = [await create('1')]
  for (const name of ['2', '3', '4', '5']) chain.push(await create(name, chain.at(-1)!.id))
  const sixth = { nameAr: '6', nameEn: '6', parentId: chain[4]!.id }
  expect(codeOf(await w.call(author, categories.create, sixth))).toEqual([409, 'knowledgeHub.category_too_deep'])
  const into = { ...(await at(chain[0]!.id)), parentId: chain[2]!.id }
  expect(codeOf(await w.call(author, categories.move, into))).toEqual([409, 'knowledgeHub.category_in_itself'])
  const other = await create('other')
  const deep = await create('deep', other.id)
  const under = { ...(await at(other.id)), parentId: chain[3]!.id }
  expect(codeOf(await w.call(author, categories.move, under))).toEqual([409, 'knowledgeHub.category_too_deep'])
  await published(deep.id, 'القرفة')
  const counts = (await tree(reader)).map((one) => [one.nameAr, one.articles])
  expect(counts).toEqual([
    ['other', 1],
    ['deep', 1],
  ])
  expect((await w.call(reader, articles.list, { category: other.id })).body.items).toHaveLength(1)
  expect(codeOf(await w.call(reader, categories.tree, { view: 'manage' }))).toEqual([403, 'forbidden'])
})

test('a deactivated category takes its articles down, and brings back exactly those where it is asked for', async () => {
  const [parent, child] = await (async () => {
    const one = await create('Parent')
    return [one, await create('Child', one.id)]
  })()
  const [kept, below, off] = [
    await published(parent.id, 'الزنجبيل'),
    await published(child.id, 'الهيل'),
    await published(parent.id, 'الكمون'),
  ]
  const { version } = await article(off)
  await w.call(author, managedArticles.deactivate, { id: off, version })
  expect((await w.call(author, categories.deactivate, await at(parent.id))).body).toMatchObject({ active: false })
  expect([await reads(kept), await reads(below)]).toEqual([false, false])
  expect(await article(below)).toMatchObject({ active: false, offBy: { id: parent.id }, status: 'published' })
  expect(codeOf(await w.call(author, managedArticles.activate, { id: kept, version: (await article(kept)).version }))).toEqual([
    409,
    'knowledgeHub.category_inactive',
  ])
  expect((await w.call(author, categories.contents, { id: parent.id })).body).toEqual({
    articles: 3,
    categories: 1,
    articlesOff: 2,
    categoriesOff: 1,
  })
  await w.call(author, categories.activate, { ...(await at(parent.id)), reactivate: false })
  expect([await reads(kept), await reads(below)]).toEqual([false, false])
  await w.call(author, categories.deactivate, await at(parent.id))
  await w.call(author, categories.activate, { ...(await at(parent.id)), reactivate: true })
  expect([await reads(kept), await reads(below), await reads(off)]).toEqual([true, true, false])
})

test('a category is deleted with its articles, unless their number is another than the warning showed', async () => {
  const { id } = await create('Old')
  const first = await published(id, 'الشمر')
  const seen = (await w.call(author, categories.contents, { id })).body.articles
  const second = await published(id, 'السماق')
  const refused = await w.call(author, categories.delete, { ...(await at(id)), articles: seen })
  expect([codeOf(refused), refused.body]).toMatchObject([[409, 'knowledgeHub.other_number'], { current: { articles: 2 } }])
  expect(await reads(first)).toBe(true)
  expect((await w.call(author, categories.delete, { ...(await at(id)), articles: 2 })).status).toBe(200)
  expect([await reads(first), await reads(second)]).toEqual([false, false])
  expect((await tree(author, 'manage')).some((one) => one.id === id)).toBe(false)
})

test('the database keeps an active article out of a deactivated category, and lists nobody what is not published', async () => {
  const { id: categoryId } = await create('Guarded')
  const id = await published(categoryId, 'الحبق')
  const off = sql`update knowledge_categories set active = false where id = ${categoryId}`
  await expect(off.execute(w.db)).rejects.toThrow(/active articles/)
  await sql`update articles set active = false where id = ${id}`.execute(w.db)
  await sql`update audiences set listed_at = now() where object_id = ${id}`.execute(w.db)
  const { rows } = await sql<{ at: Date | null }>`select listed_at as at from audiences where object_id = ${id}`.execute(w.db)
  expect(rows).toEqual([{ at: null }])
  expect(await reads(id)).toBe(false)
})
