import type { Relation } from '@diwan/contract/access/vocabulary'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { TicketPriority, TicketQueue, TicketStatus } from '@diwan/contract/tickets/vocabulary'
import type { Cells } from '../../../testing/oracle.ts'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import { foundList } from '../../../testing/found.ts'
import type { ListProof } from '../../../testing/proof.ts'
import type { PlantedTicket } from './planted.ts'
import { relationsTo, ticketAsker } from './relations.ts'

/** What a list was asked for. */
export interface Question {
  readonly view: 'requested' | 'queue'
  readonly state: 'open' | 'all'
  readonly queue?: TicketQueue | undefined
  /** One of these. */
  readonly status?: readonly TicketStatus[] | undefined
  readonly priority?: readonly TicketPriority[] | undefined
  readonly departmentId?: readonly string[] | undefined
  readonly groupId?: readonly string[] | undefined
  readonly requesterId?: readonly string[] | undefined
  readonly assigneeId?: readonly string[] | undefined
  /** Days of UTC. */
  readonly createdFrom?: string | undefined
  readonly createdTo?: string | undefined
}

const isOver = ({ status }: PlantedTicket) => ['CLOSED', 'CANCELED'].includes(status)

const inQueue: Record<TicketQueue, (ticket: PlantedTicket, person: Employee) => boolean> = {
  open: (ticket) => !isOver(ticket),
  mine: (ticket, person) => !isOver(ticket) && ticket.assigneeId === person.id,
  unassigned: (ticket) => !isOver(ticket) && ticket.assigneeId === null,
  groups: (ticket, person) => !isOver(ticket) && person.unitIds.includes(ticket.groupId),
  waiting: ({ status }) => status === 'PENDING',
  closed: isOver,
  all: () => true,
}

/** What is asked for, for any caller. */
function isAskedFor(
  person: Employee,
  ticket: PlantedTicket,
  { view: _view, state, queue = state, ...filter }: Question,
): boolean {
  const { createdFrom, createdTo, ...same } = filter
  const day = ticket.createdAt.toISOString().slice(0, 10)
  if (createdFrom && day < createdFrom) return false
  if (createdTo && day > createdTo) return false
  const fields: Readonly<Record<string, unknown>> = { ...ticket }
  const fits = Object.entries(same).every(
    ([name, values]) => values === undefined || values.some((value) => fields[name] === value),
  )
  return fits && inQueue[queue](ticket, person)
}

/** `requested`: what the relations own and participant (or all, which holds them) reach. `queue`: all that is visible. */
export function isListed(cells: Cells, person: Employee, ticket: PlantedTicket, tree: UnitTree, question: Question): boolean {
  if (!isAskedFor(person, ticket, question)) return false
  if (!ticketAsker(cells, person, ticket, tree).may('tickets.view')) return false
  return isShown(person, ticket, cells.get(`${person.role} tickets.view`) ?? [], tree, question)
}

const isShown = (
  person: Employee,
  ticket: PlantedTicket,
  held: readonly Relation[],
  tree: UnitTree,
  { view }: Question,
): boolean =>
  view === 'queue' ||
  relationsTo(person, ticket, tree).some(
    (relation) => (relation === 'own' || relation === 'participant') && (held.includes(relation) || held.includes('all')),
  )

const shown = [
  { view: 'requested', state: 'open' },
  { view: 'requested', state: 'all' },
  { view: 'queue', state: 'open' },
  { view: 'queue', state: 'all' },
] as const satisfies readonly Question[]

const asks =
  (question: Question): ListProof<PlantedTicket>['asks'] =>
  (person, ticket, held, tree) =>
    isAskedFor(person, ticket, question) && isShown(person, ticket, held, tree, question)

/** The list as people open it, and the search by a word that every planted ticket holds. */
export const ticketLists: readonly ListProof<PlantedTicket>[] = [
  ...shown.map((query) => ({
    name: `${query.view}, ${query.state}`,
    endpoint: tickets.list,
    query,
    idOf: ({ id }: { id: string }) => id,
    count: tickets.count,
    asks: asks(query),
  })),
  ...shown.flatMap((query) =>
    [
      { q: 'طلبات', of: 'messages' },
      { q: 'تذاكر', of: 'subjects' },
    ].map(({ q, of }) => ({
      name: `${query.view}, ${query.state}, found by their ${of}`,
      orderOf: `${query.view}, ${query.state}`,
      endpoint: tickets.search,
      query: { ...query, q },
      idOf: ({ ticket }: { ticket: { id: string } }) => ticket.id,
      asks: asks(query),
    })),
  ),
  // by a whole title, and by words of messages
  foundList('ticket', 'تذكرة', () => true),
  foundList('ticket', 'طلبات', () => true),
]
