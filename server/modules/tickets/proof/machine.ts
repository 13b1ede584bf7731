import { documentFromText } from '@diwan/core/document'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { reachedBy } from '@diwan/contract/kit/moves'
import { tickets } from '@diwan/contract/tickets/endpoints'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { staffChannel, ticketChannel } from '@diwan/contract/tickets/events'
import { ticketMoves, type TicketCommand } from '@diwan/contract/tickets/moves'
import type { TicketStatus } from '@diwan/contract/tickets/vocabulary'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { holds, matrixCells, type UnitTree } from '../../../testing/oracle.ts'
import type { Player } from '../../../testing/cast.ts'
import type { PlantedTicket } from './planted.ts'
import { ticketAsker } from './stands.ts'
import type { TestUnit } from '../../../testing/people.ts'
import type { World } from '../../../testing/world.ts'
import type { Machine } from '../../../testing/machines/machine.ts'

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

interface Stage {
  readonly w: World
  readonly people: readonly Player[]
  /** People who may be given the ticket. */
  readonly techs: readonly Player[]
  readonly groups: readonly TestUnit[]
  readonly tree: UnitTree
  /** Sees and may everything. */
  readonly judge: Player
}

/** One thing one person tries: with the version as it is, or a stale one. */
interface Try {
  readonly command: TicketCommand
  readonly by: Player
  /** Chooses whom to assign, and where to transfer. */
  readonly pick: number
  readonly stale: boolean
}

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

/** As drawn: nobody stands for the person who opened the ticket. */
type Drawn = Omit<Try, 'by'> & { readonly by: Player | null }

class Step implements fc.AsyncCommand<Model, Stage> {
  readonly drawn: Drawn
  constructor(drawn: Drawn) {
    this.drawn = drawn
  }
  check(): boolean {
    return true
  }
  async run(model: Model, stage: Stage): Promise<void> {
    const by = this.drawn.by ?? stage.people.find(({ id }) => id === model.ticket.requesterId)!
    const tried = { ...this.drawn, by }
    const { command, stale } = tried
    const { endpoint, input, versionless } = ways[command as keyof typeof ways]
    const { id } = model.ticket
    const version = versionless ? {} : { version: stale ? model.version + 1 : model.version }
    const expected = refusalOf(model, stage, tried)
    const answer = await stage.w.call(by, endpoint, { id, ...version, ...input(model, stage, tried) })
    demandSame('the answer', answer.status === 200 ? null : `${answer.status} ${answer.body.code}`, expected)
    if (expected === null) advance(model, stage, tried)
    await compare(model, stage)
  }
  toString(): string {
    const { command, by, stale, pick } = this.drawn
    return `${command}${stale ? ' (stale)' : ''} by ${by ? `${by.role} ${by.id.slice(-4)}` : 'the requester'} [${pick}]`
  }
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

function demandSame(what: string, is: unknown, must: unknown): void {
  if (!isDeepStrictEqual(is, must)) throw new Error(`${what} is ${JSON.stringify(is)}, but must be ${JSON.stringify(must)}`)
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

export const ticketMachine: Machine = {
  table: 'contract/tickets/moves.ts',
  commands,
  async property(w) {
    const stage = await setStage(w)
    const tries = fc.record({
      command: fc.constantFrom(...commands),
      by: fc.oneof(fc.constant(null), fc.constantFrom(...stage.techs, stage.judge), fc.constantFrom(...stage.people)),
      pick: fc.nat(9),
      stale: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    })
    const steps = fc.commands([tries.map((tried) => new Step(tried))], { size: '+1', maxCommands: 30 })
    return fc.asyncProperty(fc.constantFrom(...stage.people), steps, (by, some) =>
      fc.asyncModelRun(async () => ({ model: await begin(stage, by), real: stage }), some),
    )
  },
}
