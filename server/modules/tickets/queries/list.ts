import type { TicketFilter, TicketList } from '@diwan/contract/tickets/schemas/list'
import type { TicketQueue, TicketSort } from '@diwan/contract/tickets/vocabulary'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { inOrder, type ListOf } from '../../../kit/access/branches.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { countable, exportable, readable } from '../access.ts'
import { columns, named, type Sort, type TicketRow } from './tickets.ts'

/** What a list asks for; days stand as instants. */
export interface Asked extends Partial<Pick<TicketList, 'sort' | 'direction'>>, Omit<TicketFilter, 'createdFrom' | 'createdTo'> {
  readonly since?: Date | undefined
  readonly until?: Date | undefined
}

const open = sql`record.deleted_at is null and record.status not in ('CLOSED', 'CANCELED')`
const all = sql`record.deleted_at is null`

/** What a queue leaves out. The words match the partial indexes. */
const queues: Record<TicketQueue, (actor: Actor) => RawBuilder<unknown>> = {
  open: () => open,
  mine: (actor) => sql`${open} and record.assignee_id = ${actor.id}`,
  unassigned: () => sql`${open} and record.assignee_id is null`,
  groups: (actor) => sql`${open} and ${anyOf('record.group_id', actor.groupIds)}`,
  waiting: () => sql`record.deleted_at is null and record.status = 'PENDING'`,
  closed: () => sql`record.deleted_at is null and record.status in ('CLOSED', 'CANCELED')`,
  all: () => all,
}

/** A queue that is itself a relation needs no other range, for whoever holds it. */
const ranges: Partial<Record<TicketQueue, Relation>> = { mine: 'assigned', groups: 'group' }

const sorts: Record<TicketSort, Sort> = { activity: 'activity_at', created: 'created_at', priority: 'urgency' }

type Flag = 'tickets.view' | 'tickets.export'
const branchesOf = { 'tickets.view': readable, 'tickets.export': exportable }

/** What is asked for beside what there is to see. */
export function relationsOf(actor: Actor, asked: Asked, flag: Flag = 'tickets.view'): readonly Relation[] | undefined {
  const queue = queueOf(asked)
  if (asked.view === 'requested') return ['own', 'participant']
  const held = actor.grants.get(flag)
  const range = ranges[queue]
  return range && (held?.has(range) || held?.has('all')) ? [range] : undefined
}

/** Each narrows the ranges; none opens another. */
function* narrowing(asked: Asked): Generator<RawBuilder<unknown>> {
  for (const [column, value] of [
    ['status', asked.status],
    ['priority', asked.priority],
    ['department_id', asked.departmentId],
    ['group_id', asked.groupId],
    ['requester_id', asked.requesterId],
    ['assignee_id', asked.assigneeId],
    ['template_id', asked.templateId],
  ] as const)
    if (value !== undefined) yield sql`${sql.ref(`record.${column}`)} = ${value}`
  // what was opened since then moved since then: the range of the activity ends there
  if (asked.since) yield sql`record.created_at >= ${asked.since} and record.activity_at >= ${asked.since}`
  if (asked.until) yield sql`record.created_at < ${asked.until}`
}

const queueOf = ({ queue, state }: Asked): TicketQueue => queue ?? state

/** Queue and filters together, of a ticket called `record`. */
export const fits = (actor: Actor, asked: Asked): RawBuilder<boolean> =>
  sql`${sql.join([queues[queueOf(asked)](actor), ...narrowing(asked)], sql` and `)}`

const listOf = (actor: Actor, asked: Asked, limit: number, flag: Flag = 'tickets.view'): ListOf => ({
  table: 'tickets',
  sort: sorts[asked.sort ?? 'activity'],
  sortType: asked.sort === 'priority' ? 'int' : 'timestamptz',
  rising: asked.direction === 'rising',
  where: fits(actor, asked),
  limit,
  only: relationsOf(actor, asked, flag),
})

/** One query: the ids by index ranges, then their rows with names. */
export async function readTickets(
  db: Queryable,
  actor: Actor,
  asked: Asked,
  after: Cursor | undefined,
  limit: number,
  flag: Flag = 'tickets.view',
): Promise<TicketRow[]> {
  const ids = branchesOf[flag](actor, { ...listOf(actor, asked, limit, flag), after })
  if (!ids) return []
  const sort = sorts[asked.sort ?? 'activity']
  const order = inOrder({ rising: asked.direction === 'rising' }, sql.ref(`ticket.${sort}`), sql`ticket.id`)
  const { rows } = await sql<TicketRow>`
    with page as (${ids})
    select ${columns(actor.id, sort)} from page join tickets ticket on ticket.id = page.id ${named} order by ${order}`.execute(db)
  return rows
}

/** Counts by the very ranges of the lists, each stopped at `limit`; all in one trip. */
export async function countTickets(db: Queryable, actor: Actor, lists: readonly Asked[], limit: number): Promise<number[]> {
  const counts = lists.map((asked) => countable(actor, listOf(actor, asked, limit)))
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
