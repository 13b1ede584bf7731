import type { Role } from '@diwan/contract/access/vocabulary'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { State } from './browsers.ts'

const run = promisify(execFile)

/** Names the home that was made for this run (see prepare.ts). */
export const PREPARED = 'DIWAN_PREPARED_HOME'

/** With owners and rights: PostgreSQL refuses a folder that is not its own. */
export async function copyPrepared(home: string): Promise<void> {
  const prepared = process.env[PREPARED]
  if (prepared !== undefined) await run('cp', ['-a', `${prepared}/.`, home])
}

/** What a browser of each role kept after it had signed in to the prepared home: a copy knows its sessions. */
export type Sessions = Partial<Record<Role, State>>

/** Lies beside that home. */
export const sessionsOf = (home: string): string => `${home}-sessions.json`

/** At this address; undefined where none were made. */
export async function preparedSessions(url: string): Promise<Sessions | undefined> {
  const prepared = process.env[PREPARED]
  if (prepared === undefined) return undefined
  const { origin, sessions } = JSON.parse(await readFile(sessionsOf(prepared), 'utf8')) as { origin: string; sessions: Sessions }
  const here = ({ cookies, origins }: State): State => ({
    cookies,
    origins: origins.map((one) => (one.origin === origin ? { ...one, origin: url } : one)),
  })
  return Object.fromEntries(Object.entries(sessions).map(([role, state]) => [role, here(state)]))
}
