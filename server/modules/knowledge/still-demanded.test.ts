import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { pageFromText } from '@diwan/core/page/document'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { publishDue } from '../publishing/public.ts'
import { articleContent } from './service/publish.ts'
import { createArticle } from './service/create.ts'

/** Demands that come about after an article was made ready. */
let w: World
let author: TestPerson
let reader: TestPerson
beforeAll(async () => {
  w = await world()
  ;[author, reader] = [await w.person('ADMIN'), await w.person('USER')]
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const category = async (more: object = {}) =>
  (await w.call(author, categories.create, { nameAr: 'الرواتب', nameEn: 'Pay', ...more })).body
async function draft(categoryId: string | null): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(author) }
  const made = { lang: 'ar', title: 'بدل السكن', categoryId, template: false } as const
  return (await createArticle(ctx, made, pageFromText('نص', 'rtl'))).id
}
const managed = async (id: string) => (await w.call(author, managedArticles.open, { id })).body.article
const publication = async (id: string) => (await w.call(author, articlePublishing.publication, { id })).body
/** Tomorrow at nine, as the organisation counts. */
const hour = () => new Date(new Date(w.clock.now().getTime() + 86_400_000 + 3 * 3_600_000).setUTCHours(9, 0, 0, 0))
const publish = (id: string, when: object = AT_ONCE) =>
  w.call(author, articlePublishing.publish, { ...PLAN, id, version: 0, tokens: ['all'], ...AT_ONCE, ...when })
const demandReview = async ({ id, version }: { id: string; version: number }) =>
  w.call(author, categories.change, {
    id,
    version,
    nameAr: 'الرواتب',
    nameEn: 'Pay',
    review: true,
    steps: [{ who: 'person', userId: reader.id }],
  })

test('an article that was closed is not published again once its category demands a review', async () => {
  const within = await category()
  const id = await draft(within.id)
  await publish(id)
  await w.call(author, articlePublishing.close, { id, version: (await publication(id)).version })
  expect((await demandReview(within)).status).toBe(200)
  const again = await w.call(author, articlePublishing.reopen, { id, version: (await publication(id)).version })
  expect(codeOf(again)).toEqual([409, 'knowledgeHub.review_required'])
  expect((await w.call(reader, articles.open, { id })).status).toBe(404)
})

test('a planned article does not appear at its hour when its category demands a review since', async () => {
  const within = await category()
  const id = await draft(within.id)
  expect(
    (await publish(id, { schedule: true, scheduleDate: hour().toISOString().slice(0, 10), scheduleTime: '09:00' })).status,
  ).toBe(200)
  expect((await managed(id)).status).toBe('PENDING')
  await demandReview(within)
  w.clock.advance(2 * 86_400_000)
  await publishDue(w.portal, [articleContent.published])
  expect((await publication(id)).pausedDate).not.toBeNull()
  expect((await w.call(reader, articles.open, { id })).status).toBe(404)
})

test('nothing new begins in a deactivated category, in neither language', async () => {
  const within = await category()
  const id = await draft(within.id)
  await w.call(author, categories.deactivate, { id: within.id, version: within.version })
  expect(codeOf(await w.call(author, managedArticles.translate, { id }))).toEqual([409, 'knowledgeHub.category_inactive'])
})

test('a category has a parent that exists, and reviewers who do', async () => {
  const within = await category()
  const nobody = crypto.randomUUID()
  const move = await w.call(author, categories.move, { id: within.id, version: within.version, parentId: nobody, after: null })
  expect(codeOf(move)).toEqual([404, 'not_found'])
  const steps = [{ who: 'person' as const, userId: nobody }]
  const made = await w.call(author, categories.create, { nameAr: 'ب', nameEn: 'B', review: true, steps })
  expect(codeOf(made)).toEqual([400, 'invalid_input'])
})

test('a bulk command answers for an article that is not there as for one that may not be seen', async () => {
  const stranger = await w.person('COORDINATOR')
  const id = await draft(null)
  const [hidden, absent] = [
    { id, version: 1 },
    { id: crypto.randomUUID(), version: 1 },
  ]
  const { items } = (await w.call(stranger, managedArticles.bulk, { articles: [hidden, absent], command: { name: 'delete' } }))
    .body
  expect(items.map(({ code }) => code)).toEqual(['not_found', 'not_found'])
})
