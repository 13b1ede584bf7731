import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { membersOf } from '../chat/group.ts'
import { send } from '../client.ts'
import { compare } from '../compare.ts'
import { openBenchDatabase } from '../database.ts'
import { reads } from '../learning/asking.ts'
import type { Measurement } from '../measurement.ts'
import { withServers } from '../servers.ts'
import { COMMON_WORD, plantArticles, RARE_WORD } from './planted.ts'

/** How many bare reads of the same rows opening an article and searching may cost. */
const OPEN = 3
const SEARCH = 8
const sizes = (quick: boolean) => (quick ? { count: 2_000, rounds: 2, calls: 5 } : { count: 100_000, rounds: 20, calls: 20 })

/** Opening an article and searching among 100,000 of them, beside bare reads in the same run. `argv`: quick. */
export async function measureKnowledge(argv: readonly string[], say: (line: string) => void): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const { count, rounds, calls } = sizes(quick)
  const database = await openBenchDatabase({ tickets: 1_000 })
  return withServers(database, async (start) => {
    await plantArticles(database.db, count)
    await database.pool.query('vacuum analyze')
    const [portal, raw] = [await start('portal'), await start('knowledge/raw')]
    const [reader] = await membersOf(database, 1, 'USER')
    const { id } = await database.db.selectFrom('articles').select('id').limit(1).executeTakeFirstOrThrow()
    const beside = async (what: string, path: string, bare: string, limit: number): Promise<Measurement> => {
      const call = reads(portal.origin, reader!, path)
      const plain = (pad: number) => reads(raw.origin, reader!, `${bare}${bare.includes('?') ? '&' : '?'}pad=${pad}`)
      const more = (await send(call)) - (await send(plain(0)))
      const took = await compare(call, plain(Math.max(0, more)), { rounds, connections: 1, calls, settle: 0 })
      say(`${what}: ${took.portal} ms beside ${took.reference}`)
      return { what, value: took.ratio, unit: '×', ...(!quick && { limit }) }
    }
    const search = (words: string) => `${articles.search.path}?q=${encodeURIComponent(words)}`
    return [
      await beside('opening an article', articles.open.path.replace('{id}', id), `/article?id=${id}`, OPEN),
      await beside(`the first articles of ${count}`, articles.list.path, '/newest', OPEN),
      await beside(`searching ${count} articles for a rare word`, search(RARE_WORD), '/newest', SEARCH),
      await beside(`searching ${count} articles for a common word`, search(COMMON_WORD), '/newest', SEARCH),
    ]
  })
}
