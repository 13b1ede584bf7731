import { castOf, type Cast } from '../cast.ts'
import type { Child } from '../child.ts'
import { openBenchDatabase, type BenchDatabase } from '../database.ts'
import type { Measurement } from '../measurement.ts'
import { withServers } from '../servers.ts'
import { BOARD_KB, boardLimits, measureBoard, plantBoard } from './board.ts'
import { measureCommit } from './commit.ts'

type Say = (line: string) => void

/** How many replies to a ticket a commit of steps may cost. */
const COMMIT = 2
const TASKS = 10_000
const MEMBERS = 20

/** What people work on together: a large board beside bare reads, and a commit of steps beside a reply. `argv`: quick. */
export async function measureWork(argv: readonly string[], say: Say): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const database = await openBenchDatabase({ tickets: 5_000 })
  return withServers(database, async (start) => {
    const at = { portal: await start('portal'), reference: await start('reference') }
    const cast = await castOf(database.db)
    const measured = [...(await board(database, at, cast, quick, say)), await commit(database, at.portal, cast, quick, say)]
    return quick ? measured.map(({ limit: _limit, ...one }) => one) : measured
  })
}

async function board(
  { db, pool }: BenchDatabase,
  at: Record<'portal' | 'reference', Child>,
  { tech }: Cast,
  quick: boolean,
  say: Say,
): Promise<Measurement[]> {
  const others = await db.selectFrom('users').select('id').where('id', '<>', tech.id).orderBy('id').limit(MEMBERS).execute()
  const planted = await plantBoard(db, [tech.id, ...others.map(({ id }) => id)], quick ? 500 : TASKS)
  await pool.query('vacuum analyze')
  const { measured, kilobytes } = await measureBoard(at, tech, planted, quick ? 2 : 20)
  const weight: Measurement = { what: 'the first columns of the board', value: kilobytes, unit: 'KB', limit: BOARD_KB }
  const ratios = Object.entries(measured).map(([name, { ratio, portal, reference }]): Measurement => {
    say(`${name}: ${portal} ms beside ${reference}`)
    const limit = boardLimits[name as keyof typeof boardLimits]
    return { what: `${name}, among ${TASKS} tasks`, value: ratio, unit: '×', ...(limit !== undefined && { limit }) }
  })
  return [weight, ...ratios]
}

async function commit({ db }: BenchDatabase, portal: Child, cast: Cast, quick: boolean, say: Say): Promise<Measurement> {
  const pace = quick ? { rounds: 2, calls: 5 } : { rounds: 20, calls: 20 }
  const { ratio, ...took } = await measureCommit(db, portal.origin, cast, pace)
  say(`a commit of steps: ${took.portal} ms beside ${took.reference}`)
  return { what: 'a commit of steps, beside a reply to a ticket', value: ratio, unit: '×', limit: COMMIT }
}
