import { documents } from '@diwan/contract/documents/endpoints'
import { unitToken } from '@diwan/contract/kit/tokens'
import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleChannel, articleEvents, articleTalkChannel } from '@diwan/contract/knowledge/events'
import { ImportedArticles } from '@diwan/contract/knowledge/schemas/imported'
import { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import { AT_ONCE, PLAN } from '../../../testing/content/published.ts'
import type { CommandEffect, Draw, Load } from '../../../testing/load.ts'

/** A socket has room for a hundred channels. */
const MAX_FOLLOWED = 40
/** Titles and drafts carry it, which readers of this cycle never see. */
const INNER = 'مسودة المحررين'
let begun: string[] = []
let category: string | undefined

const oneOf = ({ dice }: Draw): string | undefined => begun[Math.floor(dice() * begun.length)]
/** No notification follows from these writes. */
const silent = { told: () => ({ must: [], may: [] }) } satisfies Partial<CommandEffect>
const trace =
  ({ name }: { readonly name: string }) =>
  (id: string) => [{ event: name, channels: [articleChannel(id)] }]

/** Articles of these keys, with everything that an article begins with. */
const created = `
  select h.request_id::text as key from history h
  join history_texts t on t.history_id = h.id and right(t.texts ->> 'title', 36) = h.request_id::text
  join articles a on a.id = h.object_id
  join article_pairs p on p.id = a.pair_id
  join objects o on o.id = a.id and o.kind = 'article' and o.short_id is not null
  join documents d on d.object_id = a.id and d.slot = 'article'
  join search_entries s on s.object_id = a.id and s.part = a.id
  where h.request_id = any($1::uuid[]) and h.event = '${articleEvents.created.name}'`

async function categoryOf({ look }: Draw): Promise<string> {
  category ??= (await look(categories.create, { nameAr: 'أدلة', nameEn: 'Guides' })).id
  return category
}

const create: CommandEffect = {
  name: 'knowledgeHub.create',
  endpoint: managedArticles.create,
  refusals: [],
  draw: async (of) => {
    if (of.dice() < 0.5) return null
    return { lang: 'ar', title: `${INNER} ${of.key}`, categoryId: await categoryOf(of) }
  },
  acknowledged: (answer) => void begun.push(ManagedArticle.parse(answer).id),
  traces: trace(articleEvents.created),
  found: created,
  ...silent,
}

const bring: CommandEffect = {
  name: 'knowledgeHub.import',
  endpoint: managedArticles.import,
  refusals: [],
  draw: async (of) => (of.dice() < 0.6 ? null : { name: `${of.key}.md`, lang: 'ar', categoryId: await categoryOf(of) }),
  bytes: ({ name }) => Uint8Array.from(Buffer.from(`# ${INNER} ${String(name).slice(0, 36)}\n\nنص الدليل`)),
  acknowledged: (answer) => void begun.push(ImportedArticles.parse(answer).pages[0]!.id!),
  traces: trace(articleEvents.created),
  found: created,
  ...silent,
}

const change: CommandEffect = {
  name: 'knowledgeHub.change',
  endpoint: managedArticles.change,
  refusals: ['changed_meanwhile'],
  draw: async (of) => {
    const id = oneOf(of)
    if (!id) return null
    const { article } = await of.look(managedArticles.open, { id })
    return { id, version: article.version, title: `${INNER} ${of.key}` }
  },
  traces: trace(articleEvents.changed),
  found: `
    select h.request_id::text as key from history h
    join history_texts t on t.history_id = h.id and right(t.texts ->> 'title', 36) = h.request_id::text
    join articles a on a.id = h.object_id
    where h.request_id = any($1::uuid[]) and h.event = '${articleEvents.changed.name}'`,
  ...silent,
}

/** Writes the key at the beginning of the draft. Another author may have been faster: then nothing is published. */
async function written({ key, look }: Draw, id: string): Promise<boolean> {
  const { documentId } = await look(managedArticles.open, { id })
  const { document } = await look(documents.open, { id: documentId })
  const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text: `${key} ` }] } }
  const commit = { id: documentId, schema: PAGE_SCHEMA, version: document.version, client: key, steps: [step] }
  return look(documents.commit, commit).then(
    () => true,
    () => false,
  )
}

/** The version that readers see, or an earlier one, has the words of the write. */
const shown = (event: { readonly name: string }) => `
  select h.request_id::text as key from history h
  join articles a on a.id = h.object_id and a.status = 'published' and a.listed_at is not null
  where h.request_id = any($1::uuid[]) and h.event = '${event.name}' and exists (
    select from article_versions v
    where v.article_id = a.id and v.n <= a.published_n and position(h.request_id::text in v.text) > 0)`

const publish: CommandEffect = {
  name: 'knowledgeHub.publish',
  endpoint: articlePublishing.publish,
  refusals: ['changed_meanwhile', 'wrong_state'],
  draw: async (of) => {
    const id = oneOf(of)
    const plan = id && (await of.look(articlePublishing.publication, { id }))
    if (!plan || plan.status !== 'DRAFT' || !(await written(of, id))) return null
    return {
      ...PLAN,
      ...AT_ONCE,
      push: false,
      id,
      version: plan.version,
      tokens: of.cast.groups.map((unit) => unitToken(unit.id)),
    }
  },
  traces: trace(articleEvents.published),
  found: shown(articleEvents.published),
  ...silent,
}

const renew: CommandEffect = {
  name: 'knowledgeHub.renew',
  endpoint: articlePublishing.renew,
  refusals: ['changed_meanwhile'],
  draw: async (of) => {
    const id = oneOf(of)
    const plan = id && (await of.look(articlePublishing.publication, { id }))
    if (!plan || plan.status !== 'published' || !(await written(of, id))) return null
    return { id, version: plan.version }
  },
  traces: trace(articleEvents.renewed),
  found: shown(articleEvents.renewed),
  ...silent,
}

export const articleLoad: Load = {
  module: 'knowledge',
  byPublishers: true,
  effects: [create, bring, change, publish, renew],
  begin: () => {
    begun = []
    category = undefined
  },
  standing: 'select id from articles where id = any($1::uuid[])',
  readable: ({ role }) => (role === 'ADMIN' ? begun.slice(0, MAX_FOLLOWED) : []),
  channels: () => begun.flatMap((id) => [articleChannel(id), articleTalkChannel(id)]),
  inner: INNER,
}
