import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { reachedBy } from '@diwan/contract/kit/moves'
import { chains } from '@diwan/contract/schedule/endpoints/chains'
import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestApprovalEvents as decisions, requestEvents } from '@diwan/contract/schedule/events/permissions'
import { requestKind } from '@diwan/contract/schedule/kind/permissions'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import type { RequestStatus } from '@diwan/contract/schedule/vocabulary/permissions'
import { addDays } from '@diwan/core/hijri'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { approvedKind, settleDue } from '../../approvals/public.ts'
import { requestApproval } from '../service/permissions/approving.ts'
import { LEAVE } from './planted.ts'

/** All commands of people; the portal ends a request when its time has passed. */
const endpoints = {
  save: permissions.change,
  submit: permissions.submit,
  discard: permissions.discard,
  cancel: permissions.cancel,
  revoke: permissions.revoke,
  claim: requestDecisions.claim,
  release: requestDecisions.release,
  approve: requestDecisions.approve,
  reject: requestDecisions.reject,
  askForChange: requestDecisions.askForChange,
  cancelApproval: requestDecisions.cancelApproval,
}
type Command = keyof typeof endpoints
const COMMANDS = Object.keys(endpoints) as Command[]
const OWN = new Set<Command>(['save', 'submit', 'discard', 'cancel'])
const DECIDES = new Set<Command>(['claim', 'release', 'approve', 'reject', 'askForChange'])

/** The request as it must be: its unit asks the first technician, then the second. */
interface Model {
  readonly id: string
  readonly owner: Player
  readonly day: string
  status: RequestStatus
  version: number
  gone: boolean
  /** Which of them is asked; null while it is nobody's turn. */
  step: 0 | 1 | null
  holder: string | null
  returnedBy: string | null
  /** The people who decided on it, in any round. */
  readonly decided: Set<string>
  /** The last step was approved, and nobody canceled that. */
  passed: boolean
  /** The people who approved a step of this round. */
  readonly gave: Set<string>
  readonly events: string[]
}
interface RequestStage extends Stage {
  readonly departmentId: string
  days: number
}

const isAsked = ({ step }: Model, { techs }: RequestStage, by: Player): boolean => step !== null && techs[step]!.id === by.id

/** A draft is its requester's and the approver's who returned it; otherwise those who decide, decided or may decide everything read it. */
function sees(model: Model, stage: RequestStage, by: Player): boolean {
  if (model.gone) return false
  if (by.id === model.owner.id) return true
  if (model.status === 'DRAFT') return model.returnedBy === by.id
  return by.id === stage.judge.id || isAsked(model, stage, by) || model.decided.has(by.id)
}

function may(model: Model, stage: RequestStage, { command, by }: Try<Command>): boolean {
  if (OWN.has(command) || by.id === model.owner.id) return OWN.has(command) && by.id === model.owner.id
  if (command === 'cancelApproval' && model.passed && model.gave.has(by.id)) return true
  if (model.status === 'DRAFT') return false
  return by.id === stage.judge.id || (command !== 'revoke' && isAsked(model, stage, by))
}

/** The refusal that must come, or nothing: first who, then who is at it, then the version, then when. */
function refusalOf(model: Model, stage: RequestStage, tried: Try<Command>): string | null {
  const { command, by, stale } = tried
  if (!sees(model, stage, by)) return '404 not_found'
  if (!may(model, stage, tried)) return '403 forbidden'
  if (DECIDES.has(command) && model.holder !== null && model.holder !== by.id) return '409 approvals.claimed'
  if (stale && command !== 'discard') return '409 changed_meanwhile'
  return requestMoves[command].from.includes(model.status) ? null : '409 wrong_state'
}

function advance(model: Model, _stage: RequestStage, { command, by }: Try<Command>): void {
  const { id } = by
  model.version += 1
  model.holder = command === 'claim' ? id : null
  const hear = (...events: { readonly name: string }[]) => model.events.push(...events.map(({ name }) => name))
  const end = () => (model.step = null)
  const effects: Record<Command, () => unknown> = {
    save: () => hear(requestEvents.saved),
    submit: () => {
      model.step = 0
      model.returnedBy = null
      model.passed = false
      model.gave.clear()
      hear(requestEvents.submitted, decisions.asked)
    },
    discard: () => (model.gone = true),
    cancel: () => [end(), hear(requestEvents.canceled)],
    revoke: () => [end(), hear(requestEvents.canceled)],
    claim: () => hear(decisions.claimed),
    release: () => hear(decisions.released),
    approve: () => {
      model.decided.add(id)
      const last = model.step === 1
      model.gave.add(id)
      model.passed = last
      hear(...(last ? [decisions.approved] : [decisions.passed, decisions.asked]))
      model.step = last ? null : 1
    },
    reject: () => [end(), model.decided.add(id), hear(decisions.rejected)],
    askForChange: () => {
      end()
      model.decided.add(id)
      model.returnedBy = id
      hear(decisions.changeAsked)
    },
    cancelApproval: () => {
      model.step = 1
      model.passed = false
      model.gave.clear()
      hear(decisions.approvalCanceled, decisions.asked)
    },
  }
  effects[command]()
  if (command === 'approve') model.status = model.step === null ? 'APPROVED' : 'SENT'
  else model.status = reachedBy(requestMoves[command], model.status)
}

/** These are recorded in no channel, which the requester follows. */
const hidden: ReadonlySet<string> = new Set([decisions.decisionPending.name, decisions.decisionUndone.name])
const approved = [approvedKind(requestApproval)]

async function compare(model: Model, stage: RequestStage): Promise<void> {
  const { w, people, techs, judge } = stage
  w.clock.advance(UNDO_SECONDS * 1000)
  await settleDue(w.portal, approved)
  for (const one of [...people, ...techs, judge]) {
    const { status, body } = await w.call(one, permissions.open, { id: model.id })
    demandSame(`the answer to ${one.role} ${one.id.slice(-4)}`, status === 200, sees(model, stage, one))
    if (status !== 200) continue
    demandSame('the request', [body.request.status, body.request.version], [model.status, model.version])
  }
  if (model.gone) return
  const spans = await w.db.selectFrom('spans').select('kind').where('object_id', '=', model.id).execute()
  demandSame(
    'the absence',
    spans.map(({ kind }) => kind),
    model.status === 'APPROVED' ? ['away'] : [],
  )
  const recorded = (await w.changes(requestKind.channel(model.id))).map(({ event }) => event)
  demandSame(
    'its channel',
    recorded.filter((event) => !hidden.has(event)),
    model.events,
  )
}

async function setStage(w: World): Promise<RequestStage> {
  const department = await w.department()
  const person = async (role: 'USER' | 'SUPER_ADMIN', ...units: Parameters<World['person']>[1][]): Promise<Player> => ({
    ...(await w.person(role, ...units.filter((unit) => unit !== undefined))),
    unitIds: units.flatMap((unit) => unit?.id ?? []),
  })
  const techs = [await person('USER'), await person('USER')]
  const [people, judge] = [[await person('USER', department), await person('USER', department)], await person('SUPER_ADMIN')]
  const steps = techs.map(({ id: userId }) => ApprovalStep.parse({ who: 'person', userId }))
  await w.call(judge, chains.save, { kind: 'permission', unitId: department.id, version: 0, steps })
  return { w, people, techs, judge, departmentId: department.id, days: 0 }
}

const written = ({ departmentId }: RequestStage, day: string, reason: string) => {
  return { typeId: LEAVE, reason, dateFrom: day, dateTo: day, wholeDays: true, departmentId }
}

/** Each has a day of its own, so that those of one person never overlap. A third of them are approved from the beginning. */
async function begin(stage: RequestStage, drawnBy: Player, drawn: number): Promise<Model> {
  const { w, people, techs } = stage
  const owner = people.find(({ id }) => id === drawnBy.id)!
  stage.days += 1
  const day = addDays('2026-12-01', stage.days)
  const asDraft = drawn % 3 === 0
  const made = await w.call(owner, asDraft ? permissions.create : permissions.send, written(stage, day, 'x'))
  const { id, status, version } = made.body
  const events = asDraft ? [requestEvents.saved.name] : [requestEvents.submitted.name, decisions.asked.name]
  const who = { step: asDraft ? null : (0 as const), holder: null, returnedBy: null, passed: false }
  const model: Model = { id, owner, day, status, version, gone: false, ...who, decided: new Set(), gave: new Set(), events }
  for (const by of drawn % 3 === 1 ? techs : []) {
    const tried = { command: 'approve' as const, by, pick: 0, stale: false }
    const { status: answer } = await w.call(by, requestDecisions.approve, { id, version: model.version })
    demandSame('the beginning', answer, 200)
    advance(model, stage, tried)
    await compare(model, stage)
  }
  return model
}

export const requestMachine = commandMachine<Model, RequestStage, Command>({
  table: 'contract/schedule/moves/permissions.ts',
  commands: [...COMMANDS, 'submit', 'claim', 'approve', 'approve', 'cancelApproval'], // drawn more often than what ends it
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id, day }, stage, { command, pick }) => ({
    endpoint: endpoints[command],
    id,
    input: {
      ...((command === 'save' || command === 'submit') && written(stage, day, `x${pick}`)),
      ...(['cancel', 'revoke', 'approve', 'reject', 'askForChange', 'cancelApproval'].includes(command) && { reason: 'x' }),
    },
    versionless: command === 'discard',
  }),
  refusalOf,
  advance,
  compare,
})
