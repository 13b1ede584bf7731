import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { reachedBy } from '@diwan/contract/kit/moves'
import { unitToken } from '@diwan/contract/kit/tokens'
import { opportunity, opportunityDecisions } from '@diwan/contract/opportunities/endpoints'
import { opportunityApprovalEvents as decisions, opportunityEvents as events } from '@diwan/contract/opportunities/events'
import { opportunityKind } from '@diwan/contract/opportunities/kind'
import { opportunityMoves } from '@diwan/contract/opportunities/moves'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { approvedKind, settleDue } from '../../approvals/public.ts'
import { opportunityApproval } from '../service/approving.ts'
import { tendOpportunities } from '../service/tend.ts'
import * as seats from './machine-seats.ts'
import { DUE, POSITION, TYPE } from './planted.ts'

/** The commands on the opportunity itself; the portal finishes it once everything is decided. */
const endpoints = {
  save: opportunity.change,
  submit: opportunity.submit,
  revise: opportunity.revise,
  cancel: opportunity.cancel,
  publish: opportunity.publish,
  extend: opportunity.extend,
  close: opportunity.close,
  reopen: opportunity.reopen,
  claim: opportunityDecisions.claim,
  release: opportunityDecisions.release,
  approve: opportunityDecisions.approve,
  reject: opportunityDecisions.reject,
  cancelApproval: opportunityDecisions.cancelApproval,
}
type Own = keyof typeof endpoints
type Command = Own | seats.Command
const OWN = Object.keys(endpoints) as Own[]
const isOwn = (command: Command): command is Own => command in endpoints
const EDITS = new Set<Command>(['save', 'submit', 'revise', 'publish', 'extend', 'close', 'reopen'])
const APPROVES = new Set<Command>(['claim', 'release', 'approve', 'reject', 'cancelApproval'])
const ADMINS = new Set(['ADMIN', 'SUPER_ADMIN'])

interface Model extends seats.Seats {
  readonly owner: Player
  version: number
  holder: string | null
  /** The person who submitted it last. */
  sender: string | null
  /** Those whom it addresses read it from when it first opened. */
  published: boolean
  readonly events: string[]
}
interface OpportunityStage extends Stage {
  readonly groupId: string
}

const sees = ({ owner, published }: Model, by: Player): boolean => ADMINS.has(by.role) || by.id === owner.id || published

/** The refusal that must come, or nothing: first who, then who is at it, then the version, then when. */
function refusalOf(model: Model, _stage: OpportunityStage, tried: Try<Command>): string | null {
  const { command, by, stale } = tried
  if (!isOwn(command)) {
    const reads = { sees: sees(model, by), addressed: model.published }
    return seats.refusalOf(model, { ...tried, command }, reads)
  }
  const isAdmin = ADMINS.has(by.role)
  const isOwner = by.id === model.owner.id
  if (EDITS.has(command) && !isAdmin && !isOwner) return '403 forbidden'
  if (!sees(model, by)) return '404 not_found'
  if (APPROVES.has(command) && (!isAdmin || by.id === model.sender)) return '403 forbidden'
  if (command === 'cancelApproval' && model.sender === null) return '404 not_found' // it never had an approval
  if (command === 'cancel' && !isAdmin && !(isOwner && ['DRAFT', 'SENT', 'CHECKING'].includes(model.status)))
    return '403 forbidden'
  if (APPROVES.has(command) && command !== 'cancelApproval' && model.holder !== null && model.holder !== by.id)
    return '409 approvals.claimed'
  if (stale) return '409 changed_meanwhile'
  if (!opportunityMoves[command].from.includes(model.status)) return '409 wrong_state'
  return command === 'extend' && seats.wanted(tried) < Math.max(1, seats.taken(model)) ? '400 invalid_input' : null
}

const recordedBy: Readonly<Record<Own, readonly { readonly name: string }[]>> = {
  save: [events.changed],
  submit: [decisions.asked, events.submitted],
  revise: [events.revised],
  cancel: [events.canceled],
  publish: [events.published],
  extend: [events.extended],
  close: [events.closed],
  reopen: [events.reopened],
  claim: [decisions.claimed],
  release: [decisions.released],
  approve: [decisions.approved],
  reject: [decisions.rejected],
  cancelApproval: [decisions.approvalCanceled, decisions.asked],
}

function advance(model: Model, _stage: OpportunityStage, tried: Try<Command>): void {
  const { command, by } = tried
  if (isOwn(command)) {
    model.status = reachedBy(opportunityMoves[command], model.status)
    model.version += 1
    model.holder = command === 'claim' ? by.id : null
    if (command === 'submit') model.sender = by.id
    model.published ||= command === 'publish'
    if (command === 'extend') model.number = seats.wanted(tried)
    if (command === 'extend') seats.offer(model)
    if (command === 'cancel') seats.endAll(model)
    model.events.push(...recordedBy[command].map(({ name }) => name))
  } else seats.advance(model, { ...tried, command })
  if (model.status !== 'CLOSED' || model.applications.some(seats.isUndecided)) return
  model.status = 'DONE'
  model.version += 1
  model.events.push(events.finished.name)
}

const approved = [approvedKind(opportunityApproval)]
/** Seats are compared themselves; what is pending is recorded in no channel. */
const left: ReadonlySet<string> = new Set([events.seated, decisions.decisionPending].map(({ name }) => name))

async function compare(model: Model, { w, people, techs, judge }: OpportunityStage): Promise<void> {
  w.clock.advance(UNDO_SECONDS * 1000)
  await settleDue(w.portal, approved)
  await tendOpportunities(w.portal)
  const { id, status, version } = model
  for (const one of [...people, ...techs, judge]) {
    const answer = await w.call(one, opportunity.open, { id })
    demandSame(`the answer to ${one.role} ${one.id.slice(-4)}`, answer.status === 200, sees(model, one))
    if (answer.status !== 200) continue
    const shown = answer.body.opportunity
    demandSame(
      'the opportunity',
      [shown.status, shown.version, shown.taken, shown.waiting],
      [status, version, seats.taken(model), seats.waiting(model)],
    )
  }
  await seats.compare(model, w, judge)
  const recorded = (await w.changes(opportunityKind.channel(id))).map(({ event }) => event)
  demandSame(
    'its channel',
    recorded.filter((event) => !left.has(event)),
    model.events,
  )
}

/** A user who may offer opportunities, two colleagues, and those who approve and decide. */
async function setStage(w: World): Promise<OpportunityStage> {
  const group = await w.group()
  const user = async (): Promise<Player> => ({ ...(await w.person('USER', group)), unitIds: [group.id] })
  const chief = async (role: 'ADMIN' | 'SUPER_ADMIN'): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const people = [await user(), await user(), await user()]
  await w.db.updateTable('users').set({ can_create_opportinity: true }).where('id', '=', people[0]!.id).execute()
  return { w, people, techs: [await chief('ADMIN'), await chief('ADMIN')], judge: await chief('SUPER_ADMIN'), groupId: group.id }
}

const written = ({ groupId: unitId }: OpportunityStage, position: string) => {
  return { position, typeId: TYPE, numberOfUsers: 1, dueDate: DUE, unitId, tokens: [unitToken(unitId)] }
}

/** Half of them are open from the beginning, so that their seats are tried as often as their approval. */
async function begin(stage: OpportunityStage, _by: Player, drawn: number): Promise<Model> {
  const [owner, approver] = [stage.people[0]!, stage.techs[0]!]
  const { id, status, version } = (await stage.w.call(owner, opportunity.create, written(stage, POSITION))).body
  const state = { status, version, holder: null, sender: null, published: false, number: 1, last: 0 }
  const model: Model = { id, owner, ...state, applications: [], events: [events.created.name] }
  const ahead = drawn % 2 === 0 ? [] : (['submit', 'approve', 'publish'] as const)
  for (const command of ahead) {
    const tried = { command, by: command === 'approve' ? approver : owner, pick: 0, stale: false }
    const { endpoint, input } = callOf(model, stage, tried)
    const answer = await stage.w.call(tried.by, endpoint, { id, version: model.version, ...input })
    demandSame('the beginning', answer.status, 200)
    advance(model, stage, tried)
    await compare(model, stage)
  }
  return model
}

const inputs: Readonly<Partial<Record<Own, object>>> = {
  cancel: { reason: 'x' },
  publish: { schedule: false, scheduleDate: '', scheduleTime: '', push: false },
  reopen: { dueDate: DUE },
  approve: { reason: 'x' },
  reject: { reason: 'x' },
  cancelApproval: { reason: 'x' },
}

function callOf(model: Model, stage: OpportunityStage, tried: Try<Command>) {
  const { command, pick } = tried
  if (!isOwn(command)) return seats.callOf(model, { ...tried, command })
  const more = {
    ...(command === 'save' && written(stage, `${POSITION} ${pick}`)),
    ...(command === 'extend' && { dueDate: DUE, numberOfUsers: seats.wanted(tried) }),
  }
  return { endpoint: endpoints[command], id: model.id, input: { ...inputs[command], ...more } }
}

export const opportunityMachine = commandMachine<Model, OpportunityStage, Command>({
  table: 'contract/opportunities/moves.ts',
  // The first ones are drawn more often than what ends an opportunity.
  commands: ['submit', 'approve', 'publish', 'apply', 'apply', 'accept', 'accept', ...OWN, ...seats.COMMANDS],
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf,
  refusalOf,
  advance,
  compare,
})
