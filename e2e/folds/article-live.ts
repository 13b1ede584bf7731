import { documents } from '@diwan/contract/documents/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articleTalk } from '@diwan/contract/knowledge/endpoints/reading'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleTalkChannel } from '@diwan/contract/knowledge/events'
import { articleKind } from '@diwan/contract/knowledge/kind'
import { documentFromText } from '@diwan/core/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { AT_ONCE, PLAN } from '../../server/testing/content/published.ts'
import type { World } from '../../server/testing/world.ts'
import type { FoldCase, Scene } from './fold-case.ts'

async function articleOf(w: World, more: object = {}) {
  const group = await w.group()
  const [author, reader] = [await w.person('ADMIN'), await w.person('USER', group)]
  const steps = [{ who: 'person' as const, userId: reader.id }]
  const names = { nameAr: 'البريد', nameEn: 'Mail' }
  const { id: categoryId } = (await w.call(author, categories.create, { ...names, steps, ...more })).body
  const { id } = (await w.call(author, managedArticles.create, { lang: 'ar', title: 'الأول', categoryId })).body
  const { documentId } = (await w.call(author, managedArticles.open, { id })).body
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: 'نص' }] } }
  const first = { id: documentId, schema: PAGE_SCHEMA, version: 0, client: 'client-one' }
  await w.call(author, documents.commit, { ...first, steps: [step] })
  const plan = { ...PLAN, push: false, id, version: 0, tokens: [unitToken(group.id)] }
  const at = async () => ({ id, version: (await w.call(author, managedArticles.open, { id })).body.article.version })
  return { id, author, reader, plan, at }
}

async function articleScene(w: World): Promise<Scene> {
  const { id, author, reader, plan } = await articleOf(w)
  await w.call(author, articlePublishing.publish, { ...plan, ...AT_ONCE })
  const channels = [articleTalkChannel(id)]
  const newest = async () => (await w.call(author, articleTalk.page, { id })).body.items[0]!.id
  return {
    id,
    readers: { 'a reader': { person: reader, channels }, 'its author': { person: author, channels } },
    steps: [
      () => w.call(reader, articleTalk.say, { id, body: documentFromText('نفعت معي', 'rtl') }),
      async () => w.call(author, articleTalk.react, { id, messageId: await newest(), emoji: '👍', on: true }),
      async () => w.call(reader, articleTalk.delete, { id, messageId: await newest() }),
    ],
  }
}

async function managedScene(w: World): Promise<Scene> {
  const { id, author, plan, at } = await articleOf(w)
  return {
    id,
    readers: { 'its author': { person: author, channels: [articleKind.channel(id), articleTalkChannel(id)] } },
    steps: [
      async () => w.call(author, managedArticles.change, { ...(await at()), title: 'الثاني' }),
      () => w.call(author, articlePublishing.publish, { ...plan, ...AT_ONCE }),
      async () => w.call(author, managedArticles.deactivate, await at()),
    ],
  }
}

async function reviewScene(w: World): Promise<Scene> {
  const { id, author, reader, plan, at } = await articleOf(w, { review: true })
  await w.call(author, articlePublishing.arrange, plan)
  await w.call(author, articleReviews.send, { ...(await at()), note: '' })
  return {
    id,
    readers: { 'who reviews it': { person: reader, channels: [articleKind.channel(id)] } },
    steps: [async () => w.call(author, managedArticles.change, { ...(await at()), title: 'الثاني' })],
  }
}

const fetched = { atOnce: () => ({}), neverTakenBack: () => ({}) }

/** Comments fold into their thread; what is read of the article itself is fetched again. */
export const articleLive: FoldCase = { scene: articleScene, ...fetched }
export const managedLive: FoldCase = { scene: managedScene, ...fetched }
export const reviewLive: FoldCase = { scene: reviewScene, ...fetched }
