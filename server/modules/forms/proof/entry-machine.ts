import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import { UNDO_SECONDS } from '@diwan/contract/approvals/limits'
import { entries, entryDecisions, forms } from '@diwan/contract/forms/endpoints'
import { entryApprovalEvents, entryChannel, entryEvents } from '@diwan/contract/forms/events'
import { entryMoves } from '@diwan/contract/forms/moves'
import type { EntryStatus } from '@diwan/contract/forms/vocabulary'
import { reachedBy } from '@diwan/contract/kit/moves'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { approvedKind, settleDue } from '../../approvals/public.ts'
import { entryApproval } from '../service/approving.ts'
import { CONTENT } from './planted.ts'
import { publishedFor } from './published.ts'

/** All of the table that people do; the portal ends an entry when what it became has ended. */
const COMMANDS = ['withdraw', 'claim', 'release', 'approve', 'reject'] as const
type Command = (typeof COMMANDS)[number]

/** The entry as it must be: its form asks the first technician, then the second. */
interface Model {
  readonly id: string
  readonly owner: Player
  /** Which of them is asked, and nobody once it has ended. */
  step: 0 | 1 | null
  holder: string | null
  status: EntryStatus
  version: number
  readonly heard: string[]
}

interface EntryStage extends Stage {
  readonly formId: string
}

const endpoints = { withdraw: entries.withdraw, ...entryDecisions }
const events = {
  withdraw: entryEvents.withdrawn.name,
  claim: entryApprovalEvents.claimed.name,
  release: entryApprovalEvents.released.name,
  reject: entryApprovalEvents.rejected.name,
}
const { passed, approved: passedLast } = entryApprovalEvents
/** The form of the machine makes nothing of an approved entry. */
const approved = approvedKind(entryApproval(() => Promise.reject(new Error('an entry became something'))))

/** The refusal that must come, or nothing: first who, then who is at it, then the version, then when. */
function refusalOf(model: Model, { techs, judge }: EntryStage, { command, by, stale }: Try<Command>): string | null {
  const mine = by.id === model.owner.id
  const asked = model.step !== null && techs[model.step]!.id === by.id
  if (!mine && !asked && by.id !== judge.id) return '404 not_found'
  if ((command === 'withdraw') !== mine) return '403 forbidden'
  if (!mine && model.holder !== null && model.holder !== by.id) return '409 approvals.claimed'
  if (stale) return '409 changed_meanwhile'
  return entryMoves[command].from.includes(model.status) ? null : '409 wrong_state'
}

function advance(model: Model, _stage: EntryStage, { command, by }: Try<Command>): void {
  model.version += 1
  model.holder = command === 'claim' ? by.id : null
  if (command === 'approve') return goOn(model)
  model.heard.push(events[command])
  model.status = reachedBy(entryMoves[command], model.status)
  if (command === 'withdraw' || command === 'reject') model.step = null
}

/** To the next step, or past the last one. */
function goOn(model: Model): void {
  const last = model.step === 1
  model.heard.push(last ? passedLast.name : passed.name)
  model.status = last ? 'APPROVED' : 'SENT'
  model.step = last ? null : 1
}

async function compare({ id, owner, status, version, heard }: Model, { w }: EntryStage): Promise<void> {
  w.clock.advance(UNDO_SECONDS * 1000)
  await settleDue(w.portal, [approved])
  const { entry } = (await w.call(owner, entries.open, { id })).body
  demandSame('the entry', [entry.status, entry.version], [status, version])
  const known: ReadonlySet<string> = new Set([...Object.values(events), passed.name, passedLast.name])
  const told = (await w.changes(entryChannel(id))).map(({ event }) => event).filter((event) => known.has(event))
  demandSame('its channel', told, heard)
}

async function setStage(w: World): Promise<EntryStage> {
  const person = async (role: 'USER' | 'SUPER_ADMIN'): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const techs = [await person('USER'), await person('USER')]
  const [people, judge] = [[await person('USER'), await person('USER')], await person('SUPER_ADMIN')]
  const steps = techs.map(({ id: userId }): ApprovalStep => {
    return { who: 'person', scope: 'nearest', unitId: null, userId, rule: 'any', hours: 16, overDays: null }
  })
  const content = { ...CONTENT, steps, withdrawable: true }
  const { id } = await publishedFor(w, judge, 'all', content)
  return { w, people, techs, judge, formId: id }
}

async function begin({ w, formId }: EntryStage, owner: Player): Promise<Model> {
  const { id, status, version } = (await w.call(owner, forms.send, { id: formId, fieldsVersion: 1, answers: {} })).body
  return { id, owner, step: 0, holder: null, status, version, heard: [] }
}

export const entryMachine = commandMachine<Model, EntryStage, Command>({
  table: 'contract/forms/moves.ts',
  commands: [...COMMANDS, 'claim', 'approve', 'claim'], // drawn more often than what ends it
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id }, _stage, { command }) => ({
    endpoint: endpoints[command],
    id,
    input: command === 'approve' || command === 'reject' ? { reason: 'x' } : {},
  }),
  refusalOf,
  advance,
  compare,
})
