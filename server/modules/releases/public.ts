import type { ErrorCode } from '@diwan/contract/kit/errors'
import type { ReleaseStatus } from '@diwan/contract/releases/schemas'
import type { Database, Queryable } from '../../kit/db/database.ts'
import { readModules, readRegistered } from './queries.ts'

/** How a module is closed at the moment; nothing when it is open. */
export type ClosedReader = (key: string) => Promise<ErrorCode | undefined>

const FRESH_MS = 1_000

/** Read at most once a second: a change takes effect within five. */
export function closedReader(db: Database): ClosedReader {
  let at = -Infinity
  let closed: Promise<ReadonlyMap<string, ErrorCode>> = Promise.resolve(new Map<string, ErrorCode>())
  return async (key) => {
    if (performance.now() - at > FRESH_MS) {
      at = performance.now()
      closed = readClosed(db)
    }
    return (await closed).get(key)
  }
}

/** The keys of all closed modules, with how each is closed. */
export async function readClosed(db: Queryable): Promise<ReadonlyMap<string, ErrorCode>> {
  const rows = await readModules(db)
  return new Map(rows.flatMap((row) => (codeOf(row) ? [[row.key, codeOf(row)!] as const] : [])))
}

const codeOf = ({ status, enabled }: { status: string; enabled: boolean }): ErrorCode | undefined =>
  enabled ? (status === 'COMING_SOON' ? 'module_coming_soon' : undefined) : 'module_disabled'

/** As it is this moment: a caller that keeps something open, or pauses work, asks each time. */
export async function closedNow(db: Queryable, key: string): Promise<ErrorCode | undefined> {
  const row = await readRegistered(db, key)
  return row && codeOf(row)
}

/** How a module is released; nothing for what is no module of the portal (users, titles). */
export async function readRelease(db: Queryable, key: string) {
  const row = await readRegistered(db, key)
  return row ? { key, status: row.status as ReleaseStatus, version: row.version, enabled: row.enabled } : null
}
