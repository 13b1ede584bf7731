import { decisionInbox } from '@diwan/contract/approvals/endpoints'
import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { pageFromText, pageText } from '@diwan/core/page/document'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { AT_ONCE, PLAN } from '../../testing/content/published.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { approvedKind, settleDue } from '../approvals/public.ts'
import { createArticle } from './service/create.ts'
import { articleApproval } from './service/review.ts'

let w: World
let author: TestPerson
let reviewer: TestPerson
let reader: TestPerson
let categoryId: string
beforeAll(async () => {
  w = await world()
  ;[author, reviewer, reader] = [await w.person('ADMIN'), await w.person('USER'), await w.person('USER')]
  const steps = [{ who: 'person' as const, userId: reviewer.id }]
  const { status, body } = await w.call(author, categories.create, { nameAr: 'أ', nameEn: 'A', review: true, steps })
  if (status !== 200) throw new Error(`No category: ${JSON.stringify(body)}`)
  categoryId = body.id
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const plan = (id: string) => ({ ...PLAN, id, version: 0, tokens: ['all' as const] })
async function draft(title: string): Promise<string> {
  const ctx = { portal: w.portal, clock: w.clock, db: w.db, actor: await w.actor(author) }
  const { id } = await createArticle(ctx, { lang: 'ar', title, categoryId, template: false }, pageFromText(`نص ${title}`, 'rtl'))
  expect((await w.call(author, articlePublishing.arrange, plan(id))).status).toBe(200)
  return id
}
const at = async (id: string) => ({ id, version: (await w.call(author, managedArticles.open, { id })).body.article.version })
const send = async (id: string) => w.call(author, articleReviews.send, { ...(await at(id)), note: 'أرجو المراجعة' })
async function decided(run: Promise<{ status: number }>): Promise<void> {
  expect((await run).status).toBe(200)
  w.clock.advance((UNDO_SECONDS + 1) * 1_000)
  await settleDue(w.portal, [approvedKind(articleApproval)])
}
const status = async (who: TestPerson, id: string) => (await w.call(who, articles.open, { id })).status

test('a category is opened with the people whom the steps of its review name', async () => {
  const { body } = await w.call(author, categories.open, { id: categoryId })
  expect(body).toMatchObject({ steps: [{ userId: reviewer.id }], approvers: [{ id: reviewer.id }], places: [] })
})

test('where its category demands a review an article is published by the approval, and by nothing else', async () => {
  const id = await draft('الزنجبيل')
  expect(codeOf(await w.call(author, articlePublishing.publish, { ...plan(id), ...AT_ONCE, version: 1 }))).toEqual([
    409,
    'knowledgeHub.review_required',
  ])
  expect(await send(id)).toMatchObject({ status: 200, body: { review: 'SENT', status: 'DRAFT' } })
  expect([await status(reader, id), codeOf(await send(id))]).toEqual([404, [409, 'wrong_state']])
  const { items } = (await w.call(reviewer, decisionInbox.waiting, {})).body
  expect(items).toMatchObject([{ id, kind: 'article', title: { nameAr: 'الزنجبيل' }, line: 'أرجو المراجعة' }])
  const review = (await w.call(reviewer, articleReviews.open, { id })).body
  expect(review).toMatchObject({ status: 'SENT', frozen: { n: 1, published: false }, published: null })
  expect(pageText(review.frozen.doc)).toContain('نص الزنجبيل')
  await decided(w.call(reviewer, articleReviews.approve, { ...(await at(id)), reason: '' }))
  expect(await status(reader, id)).toBe(200)
  expect((await w.call(author, managedArticles.versions, { id })).body.items).toMatchObject([
    { n: 1, published: true, approvedBy: { id: reviewer.id } },
  ])
})

test('the notification of a reviewer, who may be an ordinary user, opens the review in the user area', async () => {
  const id = await draft('الهيل')
  await send(id)
  await w.eventually(async () => {
    const { items } = (await w.call(reviewer, notifications.list, {})).body
    expect(items.filter(({ path }) => path?.includes(id)).map(({ path }) => path)).toEqual([`/user/knowledge-base?review=${id}`])
  }, 20_000)
})

test('what is written after it was sent is not what is approved', async () => {
  const id = await draft('القرفة')
  await send(id)
  await w.call(author, managedArticles.change, { ...(await at(id)), title: 'غير ذلك' })
  await decided(w.call(reviewer, articleReviews.approve, { ...(await at(id)), reason: '' }))
  expect((await w.call(reader, articles.open, { id })).body.article.title).toBe('القرفة')
  expect((await w.call(author, managedArticles.open, { id })).body.article).toMatchObject({ title: 'غير ذلك', draft: true })
})

test('an article that was given back to be changed, or taken back, is sent again', async () => {
  const id = await draft('الكمون')
  await send(id)
  await decided(w.call(reviewer, articleReviews.askForChange, { ...(await at(id)), reason: 'أضف الخطوات' }))
  expect((await w.call(author, managedArticles.open, { id })).body.article).toMatchObject({ review: 'DRAFT', status: 'DRAFT' })
  expect((await send(id)).body).toMatchObject({ review: 'SENT' })
  expect((await w.call(author, articleReviews.withdraw, await at(id))).body).toMatchObject({ review: 'DRAFT' })
  expect((await w.call(reviewer, articleReviews.open, { id })).status).toBe(404)
})

test('nobody reviews an own article, and the database refuses it as well', async () => {
  const id = await draft('الهيل')
  await send(id)
  expect(codeOf(await w.call(author, articleReviews.approve, { ...(await at(id)), reason: 'x' }))).toEqual([403, 'forbidden'])
  const own = sql`update article_versions set approved_by = by, approved_at = at where article_id = ${id}`
  await expect(own.execute(w.db)).rejects.toThrow(/author does not approve|not_own/)
  const other = sql`update article_versions set text = 'x' where article_id = ${id}`
  await expect(other.execute(w.db)).rejects.toThrow(/never change/)
})
