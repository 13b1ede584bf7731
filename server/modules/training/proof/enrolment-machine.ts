import { personToken } from '@diwan/contract/kit/tokens'
import { reachedBy } from '@diwan/contract/kit/moves'
import { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { enrolmentChannel, enrolmentEvents } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { courseOf, linkLesson, publishCourse } from './learners.ts'

/** All of the table that people do; the portal finishes, fails or hands in what was learnt. */
const COMMANDS = ['begin', 'learn', 'cancel', 'retry'] as const
type Command = (typeof COMMANDS)[number]
const LESSONS = ['a', 'b']

/** The enrolment as it must be: two lessons are learnt, one after the other. */
interface Model {
  readonly id: string
  readonly owner: Player
  readonly done: Set<string>
  status: EnrolmentStatus
  version: number
  readonly recorded: string[]
}

const endpoints = { begin: learning.begin, learn: learning.done, cancel: enrolments.cancel, retry: enrolments.retry }
const { joined, begun, advanced, finished, canceled } = enrolmentEvents
const lessonOf = ({ pick }: Try<Command>): string => LESSONS[pick % LESSONS.length]!

/** The refusal that must come, or nothing: first who, then what is open, then the version, then when. */
function refusalOf(model: Model, { judge }: Stage, tried: Try<Command>): string | null {
  const { command, by, stale } = tried
  const learns = command === 'begin' || command === 'learn'
  if (!learns && by.id !== judge.id) return '403 forbidden' // they assign and grade nothing
  if (learns && (by.id !== model.owner.id || model.status === 'CANCELED')) return '404 not_found'
  if (command === 'learn') {
    if (model.status === 'NEW') return '409 wrong_state'
    if (lessonOf(tried) === 'b' && !model.done.has('a')) return '409 training.lesson_closed'
  } else if (stale) return '409 changed_meanwhile'
  return enrolmentMoves[command].from.includes(model.status) ? null : '409 wrong_state'
}

function advance(model: Model, _stage: Stage, tried: Try<Command>): void {
  const { command } = tried
  if (command === 'learn') return learnt(model, lessonOf(tried))
  model.status = reachedBy(enrolmentMoves[command], model.status)
  model.version += 1
  model.recorded.push((command === 'begin' ? begun : canceled).name)
}

/** Once each; the last one finishes it. */
function learnt(model: Model, lesson: string): void {
  if (model.done.has(lesson)) return
  model.done.add(lesson)
  model.version += 1
  model.recorded.push(advanced.name)
  if (model.done.size < LESSONS.length) return
  model.status = 'completed'
  model.version += 1
  model.recorded.push(finished.name)
}

async function compare({ id, done, status, version, recorded }: Model, { w, judge }: Stage): Promise<void> {
  const { enrolment } = (await w.call(judge, enrolments.open, { id })).body
  demandSame('the enrolment', [enrolment.status, enrolment.version, enrolment.done], [status, version, done.size])
  demandSame(
    'its channel',
    (await w.changes(enrolmentChannel(id))).map(({ event }) => event),
    recorded,
  )
}

async function setStage(w: World): Promise<Stage> {
  const person = async (role: 'USER' | 'SUPER_ADMIN'): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const [techs, people] = [[await person('USER')], [await person('USER'), await person('USER')]]
  return { w, people, techs, judge: await person('SUPER_ADMIN') }
}

async function begin({ w, judge }: Stage, owner: Player): Promise<Model> {
  const lessons = LESSONS.map((key) => linkLesson(key))
  const course = await publishCourse(w, judge, personToken(owner.id), courseOf(lessons, { sequential: true }))
  const { id, status, version } = (await w.call(owner, learning.join, { id: course })).body.enrolment!
  return { id, owner, done: new Set(), status, version, recorded: [joined.name] }
}

export const enrolmentMachine = commandMachine<Model, Stage, Command>({
  table: 'contract/training/moves.ts',
  commands: [...COMMANDS, 'begin', 'learn', 'learn'], // drawn more often than what ends it
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id }, _stage, tried) => ({
    endpoint: endpoints[tried.command],
    id,
    input: tried.command === 'learn' ? { lesson: lessonOf(tried) } : {},
    versionless: tried.command === 'learn',
  }),
  refusalOf,
  advance,
  compare,
})
