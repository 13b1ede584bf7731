import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { exports } from '@diwan/contract/knowledge/endpoints/exports'
import { passages } from '@diwan/contract/knowledge/endpoints/passages'
import { articles, articleTalk } from '@diwan/contract/knowledge/endpoints/reading'
import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { articlePublishing, managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { documentFromText } from '@diwan/core/document'
import { publishProbes } from '../../../testing/content/probes.ts'
import { count, door, list, NOBODY, record, type Probe, type Probes } from '../../../testing/probe.ts'
import { talkProbes } from '../../../testing/talk-probes.ts'
import { TITLE } from './planted.ts'

const VIEW = 'knowledgeHub.view'
const CREATE = 'knowledgeHub.create'
const PUBLISH = 'knowledgeHub.publish'
const APPROVE = 'knowledgeHub.approve'
const at = (id: string) => ({ id, version: 1 })
const saying = (id: string) => ({ ...at(id), reason: 'x' })
const missing = '404 not_found'
const nobody = () => ({ id: NOBODY, version: 1 })

/** For its readers it is there while it is published and active: what the proof counts under the flag that opens the module. */
const whileListed = (probe: Probe): Probe =>
  probe.kind === 'record' ? { ...probe, flag: 'knowledgeHub.enter', door: VIEW, refused: missing } : probe
const read = (input?: (id: string) => object): Probe => whileListed(record(VIEW, input ?? ((id) => ({ id }))))

export const articleProbes: Probes = [
  [articles.list, list(VIEW)],
  [articles.count, count(VIEW)],
  [articles.landing, door(VIEW)],
  [articles.search, door(VIEW, () => ({ q: TITLE }))],
  [articles.open, read()],
  [articles.related, read()],
  [articles.viewed, read()],
  [articles.vote, read((id) => ({ id, helpful: true }))],
  [articles.star, read((id) => ({ id, starred: true }))],
  [exports.article, read((id) => ({ id, format: 'markdown' }))],
  [passages.list, read()],
  [
    passages.comment,
    whileListed(
      record(VIEW, (id) => ({ id, quote: 'x', nth: 0, body: documentFromText('نص', 'rtl') }), {
        answer: '409 knowledgeHub.passage_missing',
      }),
    ),
  ],
  [articles.suggest, door(VIEW, () => ({ subject: TITLE }))],
  [articles.mayRead, whileListed(record(VIEW, (id) => ({ id, personId: NOBODY }), { answer: missing }))],
  [articles.offered, read((id) => ({ id, outcome: 'opened' }))],
  ...talkProbes(articleTalk, { flag: VIEW, open: { audience: 'public', flag: VIEW } }).map(
    ([endpoint, probe]) => [endpoint, whileListed(probe)] as const,
  ),
  [articleTalk.mentionable, read()],
  [managedArticles.list, door(VIEW)],
  [managedArticles.count, door(VIEW)],
  [managedArticles.tabs, door(CREATE)],
  [managedArticles.open, record(CREATE)],
  [managedArticles.create, door(CREATE, () => ({ lang: 'ar', title: TITLE }))],
  [managedArticles.import, door(CREATE, () => ({ name: 'x.md' }), '422 documents.import_type')],
  [managedArticles.change, record(CREATE, (id) => ({ ...at(id), title: 'آخر' }))],
  [managedArticles.translate, record(CREATE, (id) => ({ id }))],
  [managedArticles.checkTranslation, record(CREATE, at)],
  [managedArticles.copy, record(CREATE, (id) => ({ id }))],
  [managedArticles.place, record(CREATE, (id) => ({ ...at(id), categoryId: NOBODY }), { answer: missing })],
  [managedArticles.activate, record(PUBLISH, (id) => ({ id, version: 9 }), { answer: '409 changed_meanwhile' })],
  [managedArticles.deactivate, record(PUBLISH, (id) => ({ id, version: 9 }), { answer: '409 changed_meanwhile' })],
  [managedArticles.delete, record(PUBLISH, (id) => ({ id }), { door: CREATE })],
  [managedArticles.versions, record(CREATE)],
  [managedArticles.version, record(CREATE, (id) => ({ id, n: 999 }), { answer: missing })],
  [managedArticles.searchMisses, door(CREATE)],
  [managedArticles.bulk, door(CREATE, () => ({ articles: [{ id: NOBODY, version: 1 }], command: { name: 'delete' } }))],
  ...publishProbes(articlePublishing, PUBLISH),
  [articleReviews.send, record(CREATE, (id) => ({ id, version: 9 }), { answer: '409 changed_meanwhile' })],
  [articleReviews.withdraw, record(CREATE, at, { answer: '409 wrong_state' })],
  [articleReviews.open, record(CREATE, (id) => ({ id }), { door: VIEW, answer: missing })],
  [articleReviews.claim, record(APPROVE, at)],
  [articleReviews.release, record(APPROVE, at)],
  [articleReviews.approve, record(APPROVE, saying)],
  [articleReviews.reject, record(APPROVE, saying)],
  [articleReviews.askForChange, record(APPROVE, saying)],
  [articleReviews.decideMany, door(APPROVE, () => ({ items: [at(NOBODY)], outcome: 'approve' }))],
  [articleReviews.undoDecisions, door(APPROVE, () => ({ ids: [NOBODY] }), '409 approvals.too_late')],
]

export const categoryProbes: Probes = [
  [categories.tree, door(VIEW)],
  [exports.category, door(VIEW, () => ({ id: NOBODY }), missing)],
  [categories.open, door(PUBLISH, () => ({ id: NOBODY }), missing)],
  [categories.create, door(PUBLISH, () => ({ nameAr: 'أ', nameEn: 'A', parentId: NOBODY }), missing)],
  [categories.change, door(PUBLISH, () => ({ ...nobody(), nameAr: 'أ', nameEn: 'A' }), missing)],
  [categories.move, door(PUBLISH, () => ({ ...nobody(), parentId: null }), missing)],
  [categories.contents, door(PUBLISH, () => ({ id: NOBODY }), missing)],
  [categories.deactivate, door(PUBLISH, nobody, missing)],
  [categories.activate, door(PUBLISH, nobody, missing)],
  [categories.delete, door(PUBLISH, () => ({ ...nobody(), articles: 0 }), missing)],
]
