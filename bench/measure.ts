import path from 'node:path'
import { castOf } from './cast.ts'
import { startChild, type Child } from './child.ts'
import { hangUp, send, type Call } from './client.ts'
import { compare, type Comparison, type Pace } from './compare.ts'
import type { BenchDatabase } from './database.ts'
import type { Options } from './options.ts'
import { plantInquiries } from './inquiries.ts'
import { plantOwnLists } from './own-lists.ts'
import { plansOf, type Plan } from './plans.ts'
import { scenarioNames, scenariosOf, writes, type ScenarioName } from './scenarios.ts'

export interface Measured {
  /** One connection: what one person waits. This is what the limits are about. */
  readonly single: Record<ScenarioName, Comparison>
  /** Eight connections keep both cores busy: what the same costs in work. */
  readonly busy: Record<ScenarioName, Comparison>
  readonly bytes: Record<ScenarioName, number>
  readonly plans: readonly Plan[]
}

export async function measure(
  database: BenchDatabase,
  { rounds, quick }: Options,
  say: (line: string) => void,
): Promise<Measured> {
  const cast = await castOf(database.db)
  await plantInquiries(database.db)
  await plantOwnLists(database.db)
  const plans = await plansOf(database, cast)
  const env = { DATABASE_URL: database.url, DIWAN_HOME: path.join(database.folder, 'home'), LOG_LEVEL: 'warn' }
  const children: Child[] = []
  try {
    const portal = await startChild('portal', env)
    children.push(portal)
    const reference = await startChild('reference', env)
    children.push(reference)
    const calls = scenariosOf(portal.origin, cast)
    const rows = (pad: number): Call => ({
      origin: reference.origin,
      method: 'GET',
      path: `/rows?pad=${pad}`,
      headers: () => ({}),
    })
    const bare = await send(rows(0))
    const page = await send(calls.list_admin)
    const single: Partial<Record<ScenarioName, Comparison>> = {}
    const busy: Partial<Record<ScenarioName, Comparison>> = {}
    const bytes: Partial<Record<ScenarioName, number>> = {}
    for (const name of scenarioNames) {
      const writing = writes.includes(name)
      bytes[name] = await send(calls[name])
      // A write is compared to the same page of 50 that the administrator reads.
      const like = rows(Math.max(0, (writing ? page : bytes[name]) - bare))
      const pace: Pace = { rounds, connections: 1, calls: quick ? 5 : 20, settle: writing ? 400 : 0 }
      single[name] = await compare(calls[name], like, pace)
      busy[name] = await compare(calls[name], like, {
        ...pace,
        connections: 8,
        calls: pace.calls * 4,
        rounds: Math.ceil(rounds / 4),
      })
      say(`${name}: ${single[name].ratio} × (${busy[name].ratio} × busy)`)
    }
    return { single, busy, bytes, plans } as Measured
  } finally {
    hangUp()
    for (const child of children) await child.stop()
  }
}
