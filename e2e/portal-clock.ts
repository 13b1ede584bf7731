import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { runningUrl } from '../server/kit/platform/embedded-postgres.ts'

/**
 * What the portal does by the clock cannot be waited for in a journey: the time of every open attempt is over for longer than a save may be on its
 * way, and the routine of the minute begins now instead of at the next full one.
 */
export async function endTimeOfAttempts(home: string): Promise<void> {
  const password = await readFile(path.join(home, 'secrets/database'), 'utf8')
  const client = new pg.Client(runningUrl(path.join(home, 'database'), password.trim()))
  await client.connect()
  try {
    await client.query(`
      update quiz_attempts
      set started_at = started_at - interval '1 hour', deadline_at = now() - interval '31 seconds'
      where status = 'OPEN' and deadline_at is not null`)
    await client.query(`insert into pgboss.job (name) values ('portal.minute')`)
  } finally {
    await client.end()
  }
}
