import { COUNT_LIMIT, PAGE_SIZE } from '@diwan/contract/kit/page'
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely'
import type { Database, Pool } from '../server/kit/db/database.ts'
import { systemClock } from '../server/kit/clock/clock.ts'
import { readActor } from '../server/modules/access/public.ts'
import type { TicketQueue } from '@diwan/contract/tickets/vocabulary'
import { countTickets, readTickets, type Asked } from '../server/modules/tickets/queries/list.ts'
import type { Cast } from './cast.ts'

/** How PostgreSQL goes through one query: for these very values, or (`generic`) once for all of them. */
export interface Plan {
  readonly query: string
  readonly kind: 'custom' | 'generic'
  readonly indexes: readonly string[]
  /** Tables read from end to end. */
  readonly scanned: readonly string[]
  /** Indexes that should be in it and are not. */
  readonly missing: readonly string[]
}

type Reader = 'admin' | 'tech' | 'user'

const queue = (name: TicketQueue, order: Pick<Asked, 'sort'> = {}): Asked => ({
  view: 'queue',
  state: 'open',
  queue: name,
  ...order,
})
const requested: Asked = { view: 'requested', state: 'open' }

/** One index range per relation that a role holds on `tickets.view`, made for the queue and the order. */
const expected: readonly (readonly [Reader, name: string, Asked, indexes: readonly string[]])[] = [
  ['admin', 'open', queue('open'), ['tickets_open']],
  ['admin', 'unassigned', queue('unassigned'), ['tickets_unassigned']],
  ['admin', 'waiting', queue('waiting'), ['tickets_waiting_now']],
  ['admin', 'closed', queue('closed'), ['tickets_closed']],
  ['admin', 'all', queue('all'), ['tickets_all']],
  ['admin', 'opened', queue('open', { sort: 'created' }), ['tickets_open_created']],
  ['admin', 'urgent', queue('open', { sort: 'priority' }), ['tickets_urgent']],
  ['tech', 'open', queue('open'), ['tickets_open_by_group', 'tickets_open_by_assignee']],
  ['tech', 'mine', queue('mine'), ['tickets_open_by_assignee']],
  ['tech', 'unassigned', queue('unassigned'), ['tickets_unassigned_by_group']],
  ['tech', 'groups', queue('groups'), ['tickets_open_by_group']],
  ['tech', 'waiting', queue('waiting'), ['tickets_waiting_by_group']],
  ['tech', 'closed', queue('closed'), ['tickets_closed_by_group']],
  ['tech', 'opened', queue('open', { sort: 'created' }), ['tickets_open_created_by_group']],
  ['tech', 'urgent', queue('open', { sort: 'priority' }), ['tickets_urgent_by_group']],
  ['user', 'requested', requested, ['tickets_open_by_requester', 'ticket_participants_by_user']],
]

/** The lists and their counts, asked as the server asks them. */
export async function plansOf(pool: Pool, cast: Cast): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const [reader, name, list, indexesOf] of expected) {
    const actor = (await readActor({ db: pool.db, clock: systemClock }, cast[reader].id))!
    const asked = await overheard(pool, async (db) => {
      await readTickets(db, actor, list, undefined, PAGE_SIZE + 1)
      await countTickets(db, actor, [list], COUNT_LIMIT + 1)
    })
    for (const [index, query] of asked.entries())
      for (const kind of ['custom', 'generic'] as const) {
        const { indexes, scanned } = walk(await explain(pool, query, kind))
        const missing = indexesOf.filter((one) => !indexes.includes(one))
        plans.push({ query: `${index === 0 ? 'list' : 'count'}_${name}_${reader}`, kind, indexes, scanned, missing })
      }
  }
  return plans
}

/** Whatever looks at all tickets, or past the index made for it. */
export const wrongPlans = (plans: readonly Plan[]): Plan[] =>
  plans.filter(({ missing, scanned }) => missing.length > 0 || scanned.some((table) => table.startsWith('ticket')))

async function overheard(pool: Pool, ask: (db: Database) => Promise<void>): Promise<CompiledQuery[]> {
  const heard: CompiledQuery[] = []
  const dialect = new PostgresDialect({ pool: pool.pool })
  await ask(new Kysely({ dialect, log: ({ query }) => void heard.push(query) }))
  return heard
}

interface Node {
  readonly 'Node Type': string
  readonly 'Index Name'?: string
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Node[]
}

async function explain({ pool }: Pool, { sql, parameters }: CompiledQuery, kind: Plan['kind']): Promise<Node> {
  const { rows } =
    kind === 'generic'
      ? await pool.query(`explain (generic_plan, format json) ${sql}`)
      : await pool.query(`explain (format json) ${sql}`, [...parameters])
  return rows[0]['QUERY PLAN'][0].Plan
}

function walk(plan: Node): Pick<Plan, 'indexes' | 'scanned'> {
  const nodes = [plan]
  for (const node of nodes) nodes.push(...(node.Plans ?? []))
  const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
  return {
    indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))].toSorted(),
    scanned: [...new Set(scans.flatMap((node) => node['Relation Name'] ?? []))].toSorted(),
  }
}
