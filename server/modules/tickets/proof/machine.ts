import { documentFromText } from '@diwan/core/document'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { reachedBy } from '@diwan/contract/kit/moves'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { ticketMoves, type TicketCommand } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { holds, matrixCells } from '../../../testing/oracle.ts'
import type { UnitTree } from '../../../testing/employee.ts'
import type { Player } from '../../../testing/cast.ts'
import type { PlantedTicket } from './planted.ts'
import { ticketAsker } from './relations.ts'
import type { TestUnit } from '../../../testing/people.ts'
import type { World } from '../../../testing/world.ts'
import {
  commandMachine,
  demandSame,
  type Stage as AnyStage,
  type Try as AnyTry,
} from '../../../testing/machines/command-machine.ts'

const body = documentFromText('نص', 'rtl')
const cells = matrixCells()

/** The ticket as it must be, worked out from the moves table and the matrix alone. */
interface Model {
  ticket: PlantedTicket
  version: number
  answered: boolean
  heard: string[]
  heardByStaff: string[]
}

interface Stage extends AnyStage {
  readonly groups: readonly TestUnit[]
  readonly tree: UnitTree
}

type Try = AnyTry<TicketCommand>

interface Way {
  readonly endpoint: Endpoint
  /** Beside id and version. */
  readonly input: (model: Model, stage: Stage, tried: Try) => object
  readonly event: string
  /** No version is sent: a reply is never too late, a field is compared by itself. */
  readonly versionless?: true
  /** What the ticket becomes, beside its status. */
  readonly becomes?: (model: Model, stage: Stage, tried: Try) => Partial<PlantedTicket>
}

const nobody = () => ({ assigneeId: null })
const groupOf = ({ groups }: Stage, { pick }: Try) => groups[pick % groups.length]!
const techOf = ({ techs }: Stage, { pick }: Try) => techs[pick % techs.length]!
const other = ({ ticket }: Model) => (ticket.priority === 'HIGH' ? 'LOW' : 'HIGH')

const ways: Readonly<Record<Exclude<TicketCommand, 'answer'>, Way>> = {
  reply: { endpoint: tickets.reply, input: () => ({ body }), event: 'replied', versionless: true },
  note: { endpoint: tickets.note, input: () => ({ body }), event: 'noted', versionless: true },
  take: {
    endpoint: ticketCommands.take,
    input: () => ({}),
    event: 'assigned',
    becomes: (_model, _stage, { by }) => ({ assigneeId: by.id }),
  },
  assign: {
    endpoint: ticketCommands.assign,
    input: (_model, stage, tried) => ({ assigneeId: techOf(stage, tried).id }),
    event: 'assigned',
    becomes: (_model, stage, tried) => ({ assigneeId: techOf(stage, tried).id }),
  },
  transfer: {
    endpoint: ticketCommands.transfer,
    input: (_model, stage, tried) => ({ groupId: groupOf(stage, tried).id, departmentId: groupOf(stage, tried).parentId }),
    event: 'transferred',
    becomes: (_model, stage, tried) => ({ groupId: groupOf(stage, tried).id, ...nobody() }),
  },
  unassign: { endpoint: ticketCommands.unassign, input: () => ({}), event: 'unassigned', becomes: nobody },
  change: {
    endpoint: ticketCommands.changePriority,
    input: (model, _stage, { stale }) => ({ from: stale ? other(model) : model.ticket.priority, to: other(model) }),
    event: 'changed',
    versionless: true,
    becomes: (model) => ({ priority: other(model) }),
  },
  wait: { endpoint: ticketCommands.wait, input: () => ({ reason: 'third_party' }), event: 'waiting' },
  resume: { endpoint: ticketCommands.resume, input: () => ({}), event: 'resumed' },
  resolve: {
    endpoint: ticketCommands.resolve,
    input: () => ({ body }),
    event: 'resolved',
    becomes: ({ ticket }, _stage, { by }) => ({ assigneeId: ticket.assigneeId ?? by.id }),
  },
  confirm: { endpoint: ticketCommands.confirm, input: () => ({}), event: 'confirmed' },
  reject: { endpoint: ticketCommands.reject, input: () => ({ body }), event: 'rejected' },
  close: { endpoint: ticketCommands.close, input: () => ({ reason: 'other' }), event: 'closed' },
  withdraw: { endpoint: ticketCommands.withdraw, input: () => ({}), event: 'withdrawn' },
  reopen: { endpoint: ticketCommands.reopen, input: () => ({}), event: 'reopened' },
}
const commands = Object.keys(ways) as (keyof typeof ways)[]
const says = (command: TicketCommand): boolean => command === 'reply' || command === 'resolve' || command === 'reject'

/** The refusal that must come, or nothing. First who, then which version, then when. */
function refusalOf({ ticket, version: _version, answered }: Model, { tree }: Stage, { command, by, stale }: Try): string | null {
  const { needs = command, from } = ticketMoves[command]
  const way = ways[command as keyof typeof ways]
  const { may } = ticketAsker(cells, by, ticket, tree)
  if (!holds(cells, by, `tickets.${needs}`)) return '403 forbidden'
  if (!may('tickets.view')) return '404 not_found'
  if (!may(`tickets.${needs}`)) return '403 forbidden'
  if (stale && !way.versionless) return '409 changed_meanwhile'
  if (!from.includes(ticket.status)) return '409 wrong_state'
  if (command === 'withdraw' && answered) return '409 wrong_state'
  if (stale && command === 'change') return '409 changed_meanwhile'
  return null
}

/** A reply moves by itself only where the table names it. */
function moveOf({ ticket }: Model, { command, by }: Try): TicketCommand {
  const mine = ticket.requesterId === by.id
  if (command === 'reply' && ticket.status === 'NEW' && !mine) return 'answer'
  if (command === 'reply' && ticket.status === 'PENDING' && mine) return 'resume'
  return command
}

function advance(model: Model, stage: Stage, tried: Try): void {
  const { command, by } = tried
  const way = ways[command as keyof typeof ways]
  if (command === 'note') return void model.heardByStaff.push('tickets.noted')
  const move = moveOf(model, tried)
  const taken = move === 'answer' ? { assigneeId: model.ticket.assigneeId ?? by.id } : {}
  const status: TicketStatus = reachedBy(ticketMoves[move], model.ticket.status)
  const becomes = way.becomes?.(model, stage, tried)
  if (!way.versionless || move !== command) model.version += 1
  if (says(command) && by.id !== model.ticket.requesterId) model.answered = true
  model.ticket = { ...model.ticket, status, ...taken, ...becomes }
  model.heard.push(`tickets.${way.event}`)
}

async function compare({ ticket, version, answered, heard, heardByStaff }: Model, { w, judge }: Stage): Promise<void> {
  const { id, status, assigneeId, groupId, priority } = ticket
  const { body: now } = await w.call(judge, tickets.open, { id })
  const shown = now.ticket
  demandSame(
    'the ticket',
    [shown.status, shown.version, shown.assignee?.id ?? null, shown.group.id, shown.priority, shown.answered],
    [status, version, assigneeId, groupId, priority, answered],
  )
  const told = async (channel: string) => (await w.changes(channel)).map(({ event }) => event)
  demandSame('its channel', await told(ticketChannel(id)), ['tickets.created', ...heard])
  demandSame('the channel of staff', await told(staffChannel(id)), heardByStaff)
  const kept = await w.db
    .selectFrom('history')
    .select('event')
    .where('object_id', '=', id)
    .where('request_id', 'is not', null)
    .execute()
  const events = kept.map(({ event }) => event).toSorted()
  demandSame('its history', events, ['tickets.created', ...heard, ...heardByStaff].toSorted())
}

async function setStage(w: World): Promise<Stage> {
  const department = await w.department()
  const groups = [await w.group(department), await w.group(department)]
  const foreign = await w.group()
  const inUnits = async (role: (typeof ROLES)[number], ...units: TestUnit[]): Promise<Player> => ({
    ...(await w.person(role, ...units)),
    unitIds: units.map(({ id }) => id),
  })
  const techs = [await inUnits('TECH', ...groups), await inUnits('TECH', ...groups)]
  const people = [...techs, await inUnits('TECH', foreign), await inUnits('COORDINATOR', department)]
  for (const role of ROLES) people.push(await inUnits(role))
  const tree = new Map([...groups, foreign].map((unit) => [unit.id, unit.parentId] as const))
  return { w, people, techs, groups, tree, judge: await inUnits('SUPER_ADMIN') }
}

/** Opened through the front door by one of the people. */
async function begin({ w, groups }: Stage, by: Player): Promise<Model> {
  const { id, status, priority } = await w.ticket({ by, group: groups[0]! })
  const place = { departmentId: groups[0]!.parentId!, groupId: groups[0]!.id }
  const at = { activityAt: w.clock.now(), createdAt: w.clock.now() }
  const ticket = {
    id,
    status,
    priority,
    ...place,
    ...at,
    requesterId: by.id,
    assigneeId: null,
    participantIds: [],
    deleted: false,
  }
  return { ticket, version: 1, answered: false, heard: [], heardByStaff: [] }
}

export const ticketMachine = commandMachine<Model, Stage, keyof typeof ways>({
  table: 'contract/tickets/moves.ts',
  commands,
  setStage,
  begin,
  ownerOf: ({ ticket }) => ticket.requesterId,
  callOf: (model, stage, tried) => {
    const { endpoint, input, versionless } = ways[tried.command]
    return { endpoint, id: model.ticket.id, input: input(model, stage, tried), versionless }
  },
  refusalOf,
  advance,
  compare,
})
