import type { Database } from '../../kit/db/database.ts'
import { readModules, seedModules } from './queries.ts'

export { seedModules }

const FRESH_MS = 1_000

/** Whether a module is COMING_SOON, read at most once a second: a change takes effect within five. */
export function releaseReader(db: Database): (key: string) => Promise<boolean> {
  let at = -Infinity
  let soon: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>())
  const read = async () => new Set((await readModules(db)).filter((row) => row.status === 'COMING_SOON').map((row) => row.key))
  return async (key) => {
    if (performance.now() - at > FRESH_MS) {
      at = performance.now()
      soon = read()
    }
    return (await soon).has(key)
  }
}
