import { personToken } from '@diwan/contract/kit/tokens'
import { surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { responseChannel, responseEvents } from '@diwan/contract/surveys/events'
import { responseMoves } from '@diwan/contract/surveys/moves'
import type { ResponseStatus } from '@diwan/contract/surveys/vocabulary'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { responseOf } from '../queries/responses.ts'
import { CONTENT } from './planted.ts'
import { publishedFor } from './published.ts'

const COMMANDS = ['save', 'send', 'close'] as const
type Command = (typeof COMMANDS)[number]

/** What one person answers to a survey that asks nobody else; `close` closes the survey. */
interface Model {
  /** Of the survey. */
  readonly id: string
  readonly owner: Player
  /** Of what is planned for the survey. */
  readonly planVersion: number
  isOpen: boolean
  /** Nothing before the first word. */
  status: ResponseStatus | null
  version: number
  readonly heard: string[]
}

/** The refusal that must come, or nothing: first who, then whether answers are taken, then the version, then when. */
function refusalOf(model: Model, { judge }: Stage, { command, by, stale }: Try<Command>): string | null {
  if (command === 'close') {
    if (by.id !== judge.id) return '403 forbidden' // they make no surveys
    return model.isOpen ? null : '409 changed_meanwhile' // closed by a version before this one
  }
  if (by.id !== model.owner.id) return '404 not_found'
  if (!model.isOpen) return '409 wrong_state'
  if (command === 'save' && stale) return '409 changed_meanwhile'
  return model.status === null || responseMoves[command].from.includes(model.status) ? null : '409 wrong_state'
}

function advance(model: Model, _stage: Stage, { command }: Try<Command>): void {
  if (command === 'close') {
    model.isOpen = false
    if (model.status === null || !responseMoves.close.from.includes(model.status)) return
    model.status = responseMoves.close.to as ResponseStatus
    model.version += 1
    return
  }
  if (command === 'send') model.heard.push((model.status === 'completed' ? responseEvents.changed : responseEvents.sent).name)
  model.status = responseMoves[command].to as ResponseStatus
  model.version += 1
}

async function compare({ id, owner, isOpen, status, version, heard }: Model, { w }: Stage): Promise<void> {
  const asked = (await w.call(owner, surveys.ask, { id })).body
  const said = asked.response && [asked.response.status, asked.response.version]
  demandSame('the response', [asked.isOpen, said], [isOpen, status && [status, version]])
  const row = await responseOf(w.db, id, owner.id)
  const told = row ? (await w.changes(responseChannel(row.id))).map(({ event }) => event) : []
  demandSame('its channel', told, heard)
}

async function setStage(w: World): Promise<Stage> {
  const person = async (role: 'USER' | 'SUPER_ADMIN'): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const [people, judge] = [[await person('USER'), await person('USER')], await person('SUPER_ADMIN')]
  return { w, people, techs: [await person('USER')], judge }
}

async function begin({ w, judge }: Stage, owner: Player): Promise<Model> {
  const { id } = await publishedFor(w, judge, personToken(owner.id), CONTENT)
  const { version: planVersion } = (await w.call(judge, surveyPublishing.publication, { id })).body
  return { id, owner, planVersion, isOpen: true, status: null, version: 0, heard: [] }
}

export const responseMachine = commandMachine<Model, Stage, Command>({
  table: 'contract/surveys/moves.ts',
  commands: ['save', 'save', 'send', 'send', 'close'], // what ends it is drawn seldom
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id, planVersion }, _stage, { command }) => {
    if (command === 'close') return { endpoint: surveyPublishing.close, id, input: { version: planVersion } }
    if (command === 'save') return { endpoint: surveys.keep, id, input: { answers: {} } }
    return { endpoint: surveys.send, id, input: { fieldsVersion: 1, answers: {} }, versionless: true }
  },
  refusalOf,
  advance,
  compare,
})
