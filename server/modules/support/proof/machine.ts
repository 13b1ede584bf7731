import { documentFromText } from '@diwan/core/document'
import { ROLES } from '@diwan/contract/access/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { reachedBy } from '@diwan/contract/kit/moves'
import { support } from '@diwan/contract/support/endpoints/support'
import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { inquiryChannel } from '@diwan/contract/support/events'
import { inquiryMoves, type InquiryCommand } from '@diwan/contract/support/moves'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import { holds, matrixCells } from '../../../testing/oracle.ts'
import type { World } from '../../../testing/world.ts'
import type { PlantedInquiry } from './planted.ts'
import { inquiryAsker } from './relations.ts'

const body = documentFromText('نص', 'rtl')
const cells = matrixCells()
const NO_TREE = new Map()

/** The inquiry as it must be, worked out from the moves table and the matrix alone. */
interface Model {
  inquiry: PlantedInquiry
  version: number
  heard: string[]
}

type Tried = Try<keyof typeof ways>

interface Way {
  readonly endpoint: Endpoint
  readonly event: string
  /** Besides id and version. */
  readonly input?: (stage: Stage, pick: number) => object
  readonly versionless?: true
  /** Who has it afterwards. */
  readonly assignee?: (inquiry: PlantedInquiry, by: Player, stage: Stage, pick: number) => string | null
}

const keeps = (inquiry: PlantedInquiry, by: Player) => inquiry.assigneeId ?? by.id
const chosen = ({ techs }: Stage, pick: number) => techs[pick % techs.length]!.id

const ways = {
  assign: {
    endpoint: inquiryCommands.assign,
    event: 'assigned',
    input: (stage, pick) => ({ assigneeId: chosen(stage, pick) }),
    assignee: (_inquiry, _by, stage, pick) => chosen(stage, pick),
  },
  ask: { endpoint: inquiryCommands.ask, event: 'asked', input: () => ({ body }), assignee: keeps },
  answer: { endpoint: inquiryCommands.answer, event: 'answered', input: () => ({ body }), assignee: keeps },
  reply: { endpoint: inquiryCommands.reply, event: 'replied', input: () => ({ body }), versionless: true },
  settle: { endpoint: inquiryCommands.settle, event: 'settled' },
  close: { endpoint: inquiryCommands.close, event: 'closed' },
  spam: { endpoint: inquiryCommands.spam, event: 'closed' },
  plan: {
    endpoint: inquiryCommands.plan,
    event: 'planned',
    input: () => ({ fixedIn: { module: 'support', version: '99.0.0' } }),
  },
} as const satisfies Partial<Record<InquiryCommand, Way>>
const commands = Object.keys(ways) as (keyof typeof ways)[]

/** The refusal that must come, or nothing: first who, then which version, then when. */
function refusalOf({ inquiry }: Model, _stage: Stage, { command, by, stale }: Tried): string | null {
  const way: Way = ways[command]
  const { needs = command, from } = inquiryMoves[command]
  const asker = inquiryAsker(cells, by, inquiry, NO_TREE)
  const may = needs === 'reply' ? asker.by('support.view').includes('own') : asker.may('support.answer')
  if (!holds(cells, by, 'support.view')) return '403 forbidden'
  if (!asker.may('support.view')) return '404 not_found'
  if (!may) return '403 forbidden'
  if (stale && !way.versionless) return '409 changed_meanwhile'
  // after the end a reply begins another inquiry
  if (!from.includes(inquiry.status) && command !== 'reply') return '409 wrong_state'
  return null
}

function advance(model: Model, stage: Stage, { command, by, pick }: Tried): void {
  const { inquiry } = model
  if (inquiry.status === 'CLOSED') return
  const way: Way = ways[command]
  const assigneeId = way.assignee ? way.assignee(inquiry, by, stage, pick) : inquiry.assigneeId
  model.inquiry = { ...inquiry, status: reachedBy(inquiryMoves[command], inquiry.status), assigneeId }
  model.version += 1
  model.heard.push(`support.${way.event}`)
}

async function compare({ inquiry, version, heard }: Model, { w, judge }: Stage): Promise<void> {
  const { id, status, assigneeId } = inquiry
  const { body: now } = await w.call(judge, support.open, { id })
  const shown = now.inquiry
  demandSame('the inquiry', [shown.status, shown.version, shown.assignee?.id ?? null], [status, version, assigneeId])
  const told = (await w.changes(inquiryChannel(id)))
    .map(({ event }) => event)
    .filter((event) => event.startsWith('support.') && event !== 'support.said')
  demandSame('its channel', told, ['support.created', ...heard])
}

async function setStage(w: World): Promise<Stage> {
  const person = async (role: (typeof ROLES)[number]): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const techs = [await person('TECH'), await person('TECH')]
  const people = [...techs]
  for (const role of ROLES) people.push(await person(role))
  return { w, people, techs, judge: await person('SUPER_ADMIN') }
}

/** Asked through the front door by one of the people. */
async function begin({ w }: Stage, by: Player, drawn: number): Promise<Model> {
  const category = drawn % 2 === 0 ? ('technical' as const) : ('content' as const)
  const { body: made } = await w.call(by, support.create, { subject: 'سؤال', category, body })
  const { id, status } = made
  const inquiry = { id, status, category, askerId: by.id, assigneeId: null, createdAt: w.clock.now(), deleted: false as const }
  return { inquiry, version: 1, heard: [] }
}

export const inquiryMachine = commandMachine<Model, Stage, keyof typeof ways>({
  table: 'contract/support/moves.ts',
  commands,
  setStage,
  begin,
  ownerOf: ({ inquiry }) => inquiry.askerId!,
  callOf: ({ inquiry: { id } }, stage, { command, pick }) => {
    const { endpoint, input, versionless }: Way = ways[command]
    return { endpoint, id, input: input?.(stage, pick) ?? {}, versionless }
  },
  refusalOf,
  advance,
  compare,
})
