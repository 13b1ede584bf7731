import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Portal } from './browsers.ts'
import { runningUrl } from '../server/kit/platform/embedded-postgres.ts'

/** Runs statements in the database of a portal that these journeys started. */
async function inDatabaseOf(home: string, statements: readonly string[]): Promise<void> {
  const password = await readFile(path.join(home, 'secrets/database'), 'utf8')
  const client = new pg.Client(runningUrl(path.join(home, 'database'), password.trim()))
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const beginMinute = `insert into pgboss.job (name) values ('portal.minute')`

/** Decisions that were made until now take effect: their ten seconds are over. Elsewhere than here the time passes by itself. */
export async function endTimeToUndo({ home }: Pick<Portal, 'home'>): Promise<void> {
  if (home === undefined) return
  await inDatabaseOf(home, [`update pending_decisions set effect_at = now() - interval '1 second'`, beginMinute])
}

/**
 * What the portal does by the clock cannot be waited for in a journey: the time of every open attempt is over for longer than a save may be on its
 * way, and the routine of the minute begins now instead of at the next full one.
 */
export const endTimeOfAttempts = (home: string): Promise<void> =>
  inDatabaseOf(home, [
    `update quiz_attempts
      set started_at = started_at - interval '1 hour', deadline_at = now() - interval '31 seconds'
      where status = 'OPEN' and deadline_at is not null`,
    beginMinute,
  ])

/** The step at which a record waits is late: its hours are over, and the routine of the minute begins now. */
export const endTimeOfStep = (home: string, record: string): Promise<void> =>
  inDatabaseOf(home, [
    `update approval_runs
      set half_at = now() - interval '2 hours', due_at = now() - interval '1 minute', deadline_at = now() - interval '1 minute'
      where object_id = '${record}' and state in ('waiting', 'claimed')`,
    beginMinute,
  ])
