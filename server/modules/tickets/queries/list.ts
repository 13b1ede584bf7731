import { ticketList } from '@diwan/contract/tickets/list'
import type { TicketFilter } from '@diwan/contract/tickets/schemas/list'
import type { TicketQueue } from '@diwan/contract/tickets/vocabulary'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import { lister } from '../../../kit/list/lister.ts'
import { withinSpan, type Span } from '../../../kit/list/narrow.ts'
import { saysCustom } from '../../custom-fields/public.ts'
import { readers } from '../access.ts'
import { columns, nameJoins, type Sort, type TicketRow } from './tickets.ts'

const open = sql`record.deleted_at is null and record.status not in ('CLOSED', 'CANCELED')`
const all = sql`record.deleted_at is null`

/** A queue that is itself a relation needs no other range where the caller holds it. */
const ranges: Partial<Record<TicketQueue, Relation>> = { mine: 'assigned', groups: 'group' }

/** The side, and on it a queue, or else the state. */
type Side = Pick<TicketFilter, 'view' | 'state' | 'queue'>
type Right = keyof typeof readers

const queueOf = ({ queue, state }: Side): TicketQueue => queue ?? state

/** What is asked for beside what there is to see. */
export function relationsOf(actor: Actor, asked: Side, right: Right = 'tickets.view'): readonly Relation[] | undefined {
  if (asked.view === 'requested') return ['own', 'participant']
  const held = actor.grants.get(right)
  const range = ranges[queueOf(asked)]
  return range && (held?.has(range) || held?.has('all')) ? [range] : undefined
}

/** Whatever happened since then moved the ticket since then: the range of the activity ends there. */
const happened = (column: string) => (span: Span) =>
  sql`${withinSpan(column, span)}${span.since ? sql` and record.activity_at >= ${span.since}` : sql``}`

/** Open when the span ends, or now, and opened within it. Index: the primary key of ticket_periods. */
const wasOpen = ({ since, until }: Span) => sql`exists (
  select from ticket_periods period where period.ticket_id = record.id
    and ${until ? sql`period.opened_at < ${until} and (period.ended_at is null or period.ended_at >= ${until})` : sql`period.ended_at is null`}
    ${since ? sql`and period.opened_at >= ${since}` : sql``})`

const read = lister<TicketQueue, (typeof ticketList)['sorts'][number], (typeof ticketList)['filters'], TicketRow, Right, Side>(
  ticketList,
  {
    table: 'tickets',
    readers,
    sorts: { activity: 'activity_at', created: 'created_at', priority: { column: 'urgency', type: 'int' } },
    views: {
      open: () => open,
      mine: (actor) => sql`${open} and record.assignee_id = ${actor.id}`,
      unassigned: () => sql`${open} and record.assignee_id is null`,
      groups: (actor) => sql`${open} and ${anyOf('record.group_id', actor.groupIds)}`,
      waiting: () => sql`record.deleted_at is null and record.status = 'PENDING'`,
      closed: () => sql`record.deleted_at is null and record.status in ('CLOSED', 'CANCELED')`,
      all: () => all,
    },
    viewOf: queueOf,
    only: relationsOf,
    filters: {
      status: 'status',
      priority: 'priority',
      departmentId: 'department_id',
      groupId: 'group_id',
      requesterId: 'requester_id',
      assigneeId: 'assignee_id',
      templateId: 'template_id',
      custom: saysCustom('ticket'),
      without: (lacks) =>
        sql.join(
          lacks.map((lack) => sql`${sql.ref(`record.${lack}_id`)} is null`),
          sql` and `,
        ),
      created: happened('created_at'),
      answered: happened('answered_at'),
      solved: happened('solved_at'),
      reopened: happened('reopened_at'),
      backlog: wasOpen,
    },
    zone: ({ actor }) => actor.reading.zone,
    as: 'ticket',
    columns: (actor, sort) => columns(actor.id, sort as Sort),
    joins: nameJoins,
  },
)

export const { fits, resolved, page: pageOfTickets, stream: streamTickets, counts: countersOf } = read
export const readTickets = read.rows
export const countTickets = read.counted

/** What a list asks for; days stand as instants. */
export type TicketListQuery = Parameters<typeof fits>[1]
