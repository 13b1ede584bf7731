import { COUNT_LIMIT, PAGE_SIZE } from '@diwan/contract/kit/page'
import type { Database, Pool } from '../server/kit/db/database.ts'
import { systemClock } from '../server/kit/clock/clock.ts'
import { readActor } from '../server/modules/access/public.ts'
import type { TicketQueue } from '@diwan/contract/tickets/vocabulary'
import { readQuestion } from '../server/modules/search/public.ts'
import { findAlong, findNear } from '../server/modules/find/queries/along.ts'
import { findByWord } from '../server/modules/find/queries/by-word.ts'
import { rarestOf, weigh } from '../server/modules/find/queries/weigh.ts'
import { ticketFinder } from '../server/modules/tickets/service/search.ts'
import { findPeople, people, wanted } from '../server/modules/users/queries/directory.ts'
import { termsOf } from '../server/modules/users/queries/terms.ts'
import type { Actor } from '../server/kit/access/actor.ts'
import { explain, overheard, type Kind, type Walked } from './explain.ts'
import { inquiryAskings } from './inquiries.ts'
import { ownAskings } from './own-lists.ts'
import { planted } from './planted.ts'
import { countTickets, fits, readTickets, relationsOf, type TicketListQuery } from '../server/modules/tickets/queries/list.ts'
import type { Cast } from './cast.ts'

export interface Plan extends Walked {
  readonly query: string
  readonly kind: Kind
  /** Indexes that should be in it and are not. */
  readonly missing: readonly string[]
}

type Reader = 'admin' | 'tech' | 'user'

const queue = (name: TicketQueue, order: Pick<TicketListQuery, 'sort'> = {}): TicketListQuery => ({
  view: 'queue',
  state: 'open',
  queue: name,
  ...order,
})
const requested: TicketListQuery = { view: 'requested', state: 'open' }

/** One index range per relation that a role holds on `tickets.view`, made for the queue and the order. */
const expected: readonly (readonly [Reader, name: string, TicketListQuery, indexes: readonly string[]])[] = [
  ['admin', 'open', queue('open'), ['tickets_open']],
  ['admin', 'unassigned', queue('unassigned'), ['tickets_unassigned']],
  ['admin', 'waiting', queue('waiting'), ['tickets_waiting_now']],
  ['admin', 'closed', queue('closed'), ['tickets_closed']],
  ['admin', 'all', queue('all'), ['tickets_all']],
  ['admin', 'opened', queue('open', { sort: 'created' }), ['tickets_open_created']],
  ['admin', 'urgent', queue('open', { sort: 'priority' }), ['tickets_urgent']],
  ['admin', 'narrowed', { ...queue('waiting'), priority: ['LOW', 'HIGH'] }, ['tickets_waiting_now']],
  ['tech', 'open', queue('open'), ['tickets_open_by_group', 'tickets_open_by_assignee']],
  ['tech', 'narrowed', { ...queue('open'), priority: ['LOW', 'HIGH'] }, ['tickets_open_by_group']],
  ['tech', 'mine', queue('mine'), ['tickets_open_by_assignee']],
  ['tech', 'unassigned', queue('unassigned'), ['tickets_unassigned_by_group']],
  ['tech', 'groups', queue('groups'), ['tickets_open_by_group']],
  ['tech', 'waiting', queue('waiting'), ['tickets_waiting_by_group']],
  ['tech', 'closed', queue('closed'), ['tickets_closed_by_group']],
  ['tech', 'opened', queue('open', { sort: 'created' }), ['tickets_open_created_by_group']],
  ['tech', 'urgent', queue('open', { sort: 'priority' }), ['tickets_urgent_by_group']],
  ['user', 'requested', requested, ['tickets_open_by_requester', 'object_people_by_user']],
]

/** What is asked in one go; of its first queries, in their order, the name and the indexes they must walk. */
interface Asking {
  readonly queries: readonly (readonly [name: string, indexes: readonly string[]])[]
  readonly reader: Reader
  /** What only prepares goes by `aside`, and is not looked at. */
  readonly run: (db: Database, actor: Actor, aside: Database) => Promise<unknown>
}

const lists = expected.map(([reader, name, list, indexes]): Asking => ({
  queries: [
    [`list_${name}_${reader}`, [...indexes, 'object_people_pkey']], // the degree of each record
    [`count_${name}_${reader}`, indexes],
  ],
  reader,
  run: async (db, actor) => {
    await readTickets(db, actor, list, undefined, PAGE_SIZE + 1)
    await countTickets(db, actor, [list], COUNT_LIMIT + 1)
  },
}))

const page = { after: undefined, limit: PAGE_SIZE + 1 }
const everything: TicketListQuery = { view: 'queue', state: 'all', queue: 'all' }
const { statement } = ticketFinder
const all = (actor: Actor) => ({ where: fits(actor, everything), only: relationsOf(actor, everything) })

const searches: readonly Asking[] = [
  {
    queries: [['search_rare', ['search_entries_by_term']]],
    reader: 'tech',
    run: async (db, actor, aside) => {
      const question = await weigh(aside, statement, await readQuestion(aside, planted.search_1.word))
      await findByWord(db, statement, rarestOf(question)!, { actor, list: all(actor), question, ...page })
    },
  },
  {
    queries: [['search_frequent', ['tickets_by_group', 'tickets_by_assignee', 'search_entries_by_term']]],
    reader: 'tech',
    run: async (db, actor, aside) => {
      const question = await weigh(aside, statement, await readQuestion(aside, planted.search_5000.word))
      await findAlong(db, statement, { actor, list: all(actor), question, ...page })
    },
  },
  {
    queries: [['search_near', ['tickets_by_group', 'tickets_by_assignee', 'search_entries_pkey']]],
    reader: 'tech',
    run: async (db, actor, aside) => {
      const question = await weigh(aside, statement, await readQuestion(aside, planted.search_5000.word))
      await findNear(db, statement, { actor, list: all(actor), question, ...page })
    },
  },
  {
    queries: [
      ['directory_words', ['user_words_pkey']],
      ['directory', ['user_words_pkey', 'user_words_by_user']],
    ],
    reader: 'admin',
    run: (db, actor) => findPeople(db, wanted(actor, { state: 'active' }), termsOf('نوره القح', true), undefined, page.limit),
  },
]

const byName = { direction: 'rising' } as const

/** The views of the directory, each by the index made for it. */
const directory: readonly Asking[] = (
  [
    ['people_all', { ...byName, state: 'all' }, 'users_by_name'],
    ['people_role', { ...byName, state: 'all', role: ['TECH'] }, 'users_by_role'],
    ['people_invited', { ...byName, state: 'invited' }, 'users_invited'],
    ['people_disabled', { ...byName, state: 'disabled' }, 'users_disabled'],
  ] as const
).map(([name, filter, index]) => ({
  queries: [
    [name, [index]],
    [`count_${name}`, []],
  ],
  reader: 'admin',
  run: async (db, actor) => {
    await people.rows(db, actor, filter, undefined, page.limit)
    await people.counts({ db, actor }, [filter])
  },
}))

/** The lists and their counts, the words of tickets and of people, asked as the server asks them; and `more`, of what else is planted. */
export async function plansOf(pool: Pool, cast: Cast, more: readonly Asking[] = []): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const { queries, reader, run } of [...lists, ...searches, ...directory, ...inquiryAskings, ...ownAskings, ...more]) {
    const actor = (await readActor({ db: pool.db, clock: systemClock }, cast[reader].id))!
    const asked = await overheard(pool, (db) => run(db, actor, pool.db))
    for (const [index, [query, indexesOf]] of queries.entries())
      for (const kind of ['custom', 'generic'] as const) {
        const { indexes, scanned } = await explain(pool, asked[index]!, kind)
        const missing = indexesOf.filter((one) => !indexes.includes(one))
        plans.push({ query, kind, indexes, scanned, missing })
      }
  }
  return plans
}

/** Whatever reads a whole table of records, people or what lies with each person, or leaves out the index made for it. */
export const wrongPlans = (plans: readonly Plan[]): Plan[] =>
  plans.filter(
    ({ missing, scanned }) =>
      missing.length > 0 ||
      scanned.some((table) =>
        /^(?:ticket|inquir|chats|messages|read_marks|object_people|search_entries|user|inbox|notifications|saved_views|task)/.test(
          table,
        ),
      ),
  )
