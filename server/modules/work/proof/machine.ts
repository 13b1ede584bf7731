import { ROLES } from '@diwan/contract/access/vocabulary'
import { reachedBy } from '@diwan/contract/kit/moves'
import { taskChannel } from '@diwan/contract/work/channels'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { actionItems, tasks } from '@diwan/contract/work/endpoints/tasks'
import { workspacePeople, workspaces } from '@diwan/contract/work/endpoints/workspaces'
import { taskEvents } from '@diwan/contract/work/events'
import { TASK_COMMANDS, taskMoves, type TaskCommand } from '@diwan/contract/work/moves'
import type { TaskStatus, WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import type { Player } from '../../../testing/cast.ts'
import { commandMachine, demandSame, type Stage, type Try } from '../../../testing/machines/command-machine.ts'
import type { World } from '../../../testing/world.ts'
import { NAME } from './planted.ts'

/** The task as it must be, worked out from the moves table and the degrees of its workspace alone. */
interface Model {
  readonly id: string
  readonly owner: Player
  /** An action item that nobody checks. */
  readonly open: boolean
  readonly degrees: ReadonlyMap<string, WorkspaceDegree>
  status: TaskStatus
  version: number
  readonly heard: string[]
}

const events: Readonly<Record<TaskCommand, string>> = {
  start: taskEvents.started.name,
  wait: taskEvents.waiting.name,
  resume: taskEvents.resumed.name,
  done: taskEvents.done.name,
  reopen: taskEvents.reopened.name,
  cancel: taskEvents.canceled.name,
  restore: taskEvents.restored.name,
}

/** The refusal that must come, or nothing: first who, then when, then whether every action item is checked. */
function refusalOf({ status, open, degrees }: Model, _stage: Stage, { command, by }: Try<TaskCommand>): string | null {
  const degree = degrees.get(by.id)
  if (degree === undefined) return '404 not_found'
  if (degree === 'reader') return '403 forbidden'
  if (!taskMoves[command].from.includes(status)) return '409 wrong_state'
  return command === 'done' && open ? '409 workspace.items_open' : null
}

function advance(model: Model, _stage: Stage, { command }: Try<TaskCommand>): void {
  model.status = reachedBy(taskMoves[command], model.status)
  model.version += 1
  model.heard.push(events[command])
}

async function compare({ id, owner, status, version, heard }: Model, { w }: Stage): Promise<void> {
  const { task } = (await w.call(owner, tasks.open, { id })).body
  demandSame('the task', [task.status, task.version], [status, version])
  const known = new Set(Object.values(events))
  const told = (await w.changes(taskChannel(id))).map(({ event }) => event).filter((event) => known.has(event))
  demandSame('its channel', told, heard)
}

async function setStage(w: World): Promise<Stage> {
  const person = async (role: (typeof ROLES)[number]): Promise<Player> => ({ ...(await w.person(role)), unitIds: [] })
  const techs = [await person('USER'), await person('TECH')]
  const people = [...techs]
  for (const role of ROLES) people.push(await person(role))
  return { w, people, techs, judge: await person('SUPER_ADMIN') }
}

/** In a private workspace with a member and a reader; some tasks have an action item. */
async function begin({ w, techs }: Stage, owner: Player, drawn: number): Promise<Model> {
  const workspace = (await w.call(owner, workspaces.create, { name: NAME })).body
  const degrees = new Map<string, WorkspaceDegree>([[owner.id, 'owner']])
  for (const [place, { id }] of techs.entries()) {
    if (id === owner.id) continue
    const degree = place === 0 ? 'member' : 'reader'
    await w.call(owner, workspacePeople.addPeople, { id: workspace.id, userIds: [id], degree })
    degrees.set(id, degree)
  }
  const project = (await w.call(owner, projects.create, { id: workspace.id, title: NAME })).body
  const made = (await w.call(owner, tasks.create, { id: project.id, title: NAME })).body
  const open = drawn % 3 === 0
  const { id, status, version } = open ? (await w.call(owner, actionItems.add, { id: made.id, title: NAME })).body : made
  return { id, owner, open, degrees, status, version, heard: [] }
}

export const taskMachine = commandMachine<Model, Stage, TaskCommand>({
  table: 'contract/work/moves.ts',
  commands: TASK_COMMANDS,
  setStage,
  begin,
  ownerOf: ({ owner }) => owner.id,
  callOf: ({ id }, _stage, { command }) => ({ endpoint: tasks[command], id, input: {}, versionless: true }),
  refusalOf,
  advance,
  compare,
})
