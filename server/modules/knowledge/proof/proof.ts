import { categories } from '@diwan/contract/knowledge/endpoints/categories'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { managedArticles } from '@diwan/contract/knowledge/endpoints/writing'
import { articleTalkChannel } from '@diwan/contract/knowledge/events'
import { articleKind } from '@diwan/contract/knowledge/kind'
import { articleMoves } from '@diwan/contract/knowledge/moves'
import { askedOf, foundBy, randomRecords } from '../../../testing/kind-proof.ts'
import { NOBODY } from '../../../testing/probe.ts'
import { openedByFlag, proof, type ListProof } from '../../../testing/proof.ts'
import { article } from '../kind.ts'
import { readArticle } from '../queries/articles.ts'
import { articleLoad } from './load.ts'
import { articleMachine } from './machine.ts'
import { isListed, plantArticle, relationsTo, TITLE, type PlantedArticle, type WantedArticle } from './planted.ts'
import { articleProbes, categoryProbes } from './probes.ts'

const idOf = (item: object): string => (item as { id: string }).id
const managed = (
  name: 'all' | 'drafts' | 'deactivated',
  asks: (facts: PlantedArticle) => boolean,
): ListProof<PlantedArticle> => ({
  name: `managed ${name}`,
  endpoint: managedArticles.list,
  query: { view: name },
  count: managedArticles.count,
  idOf,
  asks: (person, facts, granted, tree) =>
    asks(facts) &&
    relationsTo(person, facts, tree).some((one) => one !== 'audience' && (granted.includes(one) || granted.includes('all'))),
})

/** A category is shown to everybody who manages the tree. */
export const categoryProof = proof({
  kind: 'article_category',
  flag: 'knowledgeHub.publish',
  ...openedByFlag(async (w) => (await w.call(await w.person('ADMIN'), categories.create, { nameAr: 'أ', nameEn: 'A' })).body.id),
  probes: categoryProbes,
})

export const articleProof = proof<PlantedArticle>({
  ...askedOf(article, 'knowledgeHub.view'),
  kind: 'article',
  channels: (id) => [
    {
      name: articleKind.channel(id),
      flag: 'knowledgeHub.create',
    },
    { name: articleTalkChannel(id), flag: 'knowledgeHub.enter' },
  ],
  make: async (w) => (await w.call(await w.person('ADMIN'), managedArticles.create, { lang: 'ar', title: TITLE })).body.id,
  situations: {
    own: (me) => ({ createdBy: me }),
    'of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
    'of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
    'open to my department': (_me, { other, department }) => ({ createdBy: other.id, openTo: department.id }),
    'addressed to my department and a draft': (_me, { other, department }) => ({
      createdBy: other.id,
      openTo: department.id,
      status: 'DRAFT',
    }),
    'addressed to my department and deactivated': (_me, { other, department }) => ({
      createdBy: other.id,
      openTo: department.id,
      active: false,
    }),
    foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id, openTo: foreignGroup.id }),
    'own and deleted': (me) => ({ createdBy: me, deleted: true }),
  },
  plant: async (w, wanted) => {
    const planted: PlantedArticle[] = []
    for (const one of wanted as WantedArticle[]) planted.push(await plantArticle(w, one))
    return planted
  },
  facts: async ({ db }, id) => {
    const row = await readArticle(db, { id: NOBODY }, id)
    const open = await db.selectFrom('audiences').select('token').where('object_id', '=', id).executeTakeFirst()
    return (
      row && {
        id,
        deleted: row.deleted_at !== null,
        createdBy: row.created_by,
        unitId: row.unit_id,
        openTo: open?.token.slice('unit:'.length) ?? null,
        status: row.status,
        active: row.active,
      }
    )
  },
  relations: relationsTo,
  // nothing planted is under review, and readers are shown what is published and active
  enough: (_person, facts, flag) => flag !== 'knowledgeHub.approve' && (flag !== 'knowledgeHub.enter' || isListed(facts)),
  moves: articleMoves,
  machine: articleMachine,
  load: articleLoad,
  lists: [
    { name: 'all', endpoint: articles.list, query: {}, count: articles.count, idOf, asks: (_person, facts) => isListed(facts) },
    {
      name: 'by title',
      endpoint: articles.list,
      query: { sort: 'title' },
      idOf,
      asks: (_person, facts) => isListed(facts),
    },
    managed('all', () => true),
    managed('deactivated', ({ active }) => !active),
    managed('drafts', ({ status }) => status === 'DRAFT'),
    foundBy(article, TITLE),
  ],
  random: randomRecords<PlantedArticle>({
    plant: plantArticle,
    forget: async ({ db }) => {
      await db.deleteFrom('article_versions').execute()
      await db.deleteFrom('articles').execute()
    },
  }),
  secrets: {
    words: { title: 'knowledgeHub.view' },
    /** Its author sees the draft; a colleague takes the place of those whom it will address. */
    async plant(w, word) {
      const [creator, colleague, admin] = [await w.person('ADMIN'), await w.person('USER'), await w.person('ADMIN')]
      const { id } = (await w.call(creator, managedArticles.create, { lang: 'ar', title: word('title') })).body
      let version = 1
      return {
        id,
        parts: [],
        owner: colleague,
        witness: creator,
        watchers: { admin },
        hears: articleKind.channel(id),
        async goOn() {
          await w.call(creator, managedArticles.change, { id, version, title: `${word('title')} ${(version += 1)}` })
          return `"version":${version}`
        },
      }
    },
  },
  // what people searched for is shown to writers, and the walk searches for every word
  ending: [managedArticles.delete, managedArticles.bulk, managedArticles.searchMisses],
  probes: articleProbes,
})
