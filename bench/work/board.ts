import { find } from '@diwan/contract/find/endpoints'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { tasks, taskTalk } from '@diwan/contract/work/endpoints/tasks'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../server/kit/db/database.ts'
import { SESSION_COOKIE } from '../../server/kit/http/caller.ts'
import { insertTasks } from '../../server/modules/work/seed/load.ts'
import type { Member } from '../cast.ts'
import type { Child } from '../child.ts'
import { send, type Call } from '../client.ts'
import { compare, type Comparison } from '../compare.ts'

/** How many raw 50-row reads each may cost; a timeline page only explains. */
export const boardLimits = { board: 4, open: 3, mine: 4, search: 8, move: 6, create: 6, bars: undefined } as const
type Name = keyof typeof boardLimits

/** What the first columns of the board may weigh. */
export const BOARD_KB = 300

/** On every task, and on one alone. */
const [EVERYWHERE, ONCE] = ['Translate', '4321']

interface Planted {
  readonly projectId: string
  readonly taskIds: readonly string[]
  readonly listIds: readonly string[]
}

/** A project of so many tasks, in which these people work. */
export async function plantBoard(db: Database, people: readonly string[], count: number): Promise<Planted> {
  const projectId = await db.transaction().execute((trx) => insertTasks(trx, people, count))
  const lists = await db.selectFrom('task_lists').select('id').where('project_id', '=', projectId).orderBy('place').execute()
  const some = await db
    .selectFrom('tasks')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'NEW')
    .limit(500)
    .execute()
  return { projectId, taskIds: some.map(({ id }) => id), listIds: lists.map(({ id }) => id) }
}

/** As its screens ask, and as people move and write cards. Answers also what the board weighs, in KB. */
export async function measureBoard(
  { portal, reference }: { readonly portal: Child; readonly reference: Child },
  { cookie }: Member,
  { projectId, taskIds, listIds }: Planted,
  rounds: number,
): Promise<{ readonly measured: Readonly<Record<Name, Comparison>>; readonly kilobytes: number }> {
  const { origin } = portal
  const signed = { cookie: `${SESSION_COOKIE}=${cookie}` }
  const reads = (path: string, beside: readonly string[] = []): Call => ({
    origin,
    method: 'GET',
    path,
    beside,
    headers: () => signed,
  })
  const writes = (path: () => string, body: () => object): Call => ({
    origin,
    method: 'POST',
    get path() {
      return path()
    },
    headers: () => ({ ...signed, origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    body: () => JSON.stringify(body()),
  })
  const raw = (pad: number): Call => ({ origin: reference.origin, method: 'GET', path: `/rows?pad=${pad}`, headers: () => ({}) })
  const bare = await send(raw(0))
  const pace = { rounds, connections: 1, calls: 20 }
  const read = async (call: Call): Promise<Comparison> =>
    compare(call, raw(Math.max(0, (await send(call)) - bare)), { ...pace, settle: 0 })
  const write = (call: Call): Promise<Comparison> => compare(call, raw(0), { ...pace, settle: 200 })

  const [first = ''] = taskIds
  let turn = 0
  const next = <T>(of: readonly T[]): T => of[(turn += 1) % of.length]!
  const at = (endpoint: { readonly path: string }, id: string): string => endpoint.path.replace('{id}', id)
  const board = reads(at(tasks.board, projectId))
  return {
    kilobytes: Math.round((await send(board)) / 1_024),
    measured: {
      board: await read(board),
      open: await read(reads(at(tasks.open, first), [at(taskTalk.page, first)])),
      mine: await read(reads(`${tasks.mine.path}?group=later`)),
      search: await read(reads(`${find.search.path}?kinds=task&q=${EVERYWHERE}%20${ONCE}`)),
      bars: await read(reads(at(projects.bars, projectId))),
      move: await write(
        writes(
          () => at(tasks.move, next(taskIds)),
          () => ({ listId: listIds[0]!, after: null }),
        ),
      ),
      create: await write(
        writes(
          () => at(tasks.create, projectId),
          () => ({ title: 'مراجعة محضر التسليم' }),
        ),
      ),
    },
  }
}
