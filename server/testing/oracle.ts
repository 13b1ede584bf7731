import { defaultGrants } from '@diwan/contract/access/matrix'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { TICKET_FLAGS, type TicketPriority, type TicketQueue, type TicketStatus } from '@diwan/contract/tickets/vocabulary'
import type { PlantedTicket } from './planted-tickets.ts'

/**
 * What access.md says, worked out from plain facts and without a line of the server's access code. A mistake in
 * `reach`, `within` or `branches` shows as a difference to this.
 */
export interface Employee {
  readonly id: string
  readonly role: Role
  /** Units this person belongs to or works for, of every kind. */
  readonly unitIds: readonly string[]
}

/** Parent of every unit. */
export type UnitTree = ReadonlyMap<string, string | null>

/** Relations by role and flag, for instance of `USER tickets.view`. */
export type Cells = ReadonlyMap<string, readonly Relation[]>

export const matrixCells = (): Cells =>
  new Map(defaultGrants().map(({ role, module, flag, relations }) => [`${role} ${module}.${flag}`, relations]))

/** Everything this person is to this ticket. */
export function relationsTo(person: Employee, ticket: PlantedTicket, tree: UnitTree): Relation[] {
  const above: string[] = []
  for (let unit: string | null = ticket.departmentId; unit; unit = tree.get(unit) ?? null) above.push(unit)
  const facts: [Relation, boolean][] = [
    ['own', ticket.requesterId === person.id],
    ['participant', ticket.participantIds.includes(person.id)],
    ['assigned', ticket.assigneeId === person.id],
    ['group', person.unitIds.includes(ticket.groupId)],
    ['department', person.unitIds.includes(ticket.departmentId)],
    ['tree', above.some((unit) => person.unitIds.includes(unit))],
    ['all', true],
  ]
  return facts.filter(([, is]) => is).map(([relation]) => relation)
}

export const holds = (cells: Cells, person: Employee, flag: string): boolean =>
  (cells.get(`${person.role} ${flag}`) ?? []).length > 0

export function mayOracle(cells: Cells, person: Employee, flag: string, ticket: PlantedTicket, tree: UnitTree): boolean {
  if (ticket.deleted) return false
  const held = cells.get(`${person.role} ${flag}`) ?? []
  return relationsTo(person, ticket, tree).some((relation) => held.includes(relation))
}

/** What a ticket should carry as `can`. Only the days of opening again are not a matter of one flag. */
export function canOracle(cells: Cells, person: Employee, ticket: PlantedTicket, tree: UnitTree): Record<string, boolean> {
  const reopens = cells.get(`${person.role} tickets.reopen`) ?? []
  const late = relationsTo(person, ticket, tree).some((relation) => relation !== 'own' && reopens.includes(relation))
  const may = (flag: string) => (flag === 'reopen_late' ? late : mayOracle(cells, person, `tickets.${flag}`, ticket, tree))
  return Object.fromEntries(TICKET_FLAGS.map((flag) => [flag, may(flag)]))
}

/** What a list was asked for. */
export interface Question {
  readonly view: 'requested' | 'queue'
  readonly state: 'open' | 'all'
  readonly queue?: TicketQueue | undefined
  readonly status?: TicketStatus | undefined
  readonly priority?: TicketPriority | undefined
  readonly departmentId?: string | undefined
  readonly groupId?: string | undefined
  readonly requesterId?: string | undefined
  readonly assigneeId?: string | undefined
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

/** What is asked for, whoever asks. */
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
  const fits = Object.entries(same).every(([name, value]) => value === undefined || fields[name] === value)
  return fits && inQueue[queue](ticket, person)
}

/** `requested`: what the relations own and participant (or all, which holds them) reach. `queue`: all that is visible. */
export function isListed(cells: Cells, person: Employee, ticket: PlantedTicket, tree: UnitTree, question: Question): boolean {
  if (!isAskedFor(person, ticket, question)) return false
  if (!mayOracle(cells, person, 'tickets.view', ticket, tree)) return false
  if (question.view === 'queue') return true
  const held = cells.get(`${person.role} tickets.view`) ?? []
  const asked = relationsTo(person, ticket, tree).filter((relation) => ['own', 'participant'].includes(relation))
  return asked.some((relation) => held.includes(relation) || held.includes('all'))
}
