import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { QUEUE } from '../record/jobs.ts'
import type { Heading } from './archive.ts'

/**
 * What was promised and had not been done, as a table of the back-up. What was being done counts as not done; what a
 * schedule asks for is left out, it asks again. The queue's own tables are made by the release that restores.
 */
export const WAITING_JOBS: Heading['tables'][number] = {
  name: 'waiting_jobs',
  columns: ['id', 'name', 'data', 'priority', 'start_after'],
}

const WAITING = `select id, name, data, priority, start_after from pgboss.job
  where state < 'completed' and name not like '\\_\\_pgboss%' and name not in (select name from pgboss.schedule)
  order by created_on, id`

/** The query for them, or nothing where no queue was ever made. */
export async function waitingJobs(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ made: boolean }>(`select to_regclass('pgboss.job') is not null as made`)
  return rows[0]?.made ? WAITING : undefined
}

/** Whether a portal works with this database already. */
export async function holdsJobs(client: pg.Client): Promise<boolean> {
  if (!(await waitingJobs(client))) return false
  const { rows } = await client.query('select from pgboss.job limit 1')
  return rows.length > 0
}

/** Where `waiting_jobs` is copied to before it is queued. */
export const WAITING_TABLE =
  'create temp table waiting_jobs (id uuid, name text, data jsonb, priority int, start_after timestamptz) on commit drop'

interface Waiting {
  readonly id: string
  readonly name: string
  readonly data: object
  readonly priority: number
  readonly start_after: Date
}

const BATCH = 500

/** In the transaction of `client`; only the empty queues themselves are made beside it. They keep their ids. */
export async function queueWaiting(client: pg.Client, url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  let lost: Error | undefined
  boss.on('error', (error) => (lost = error))
  await boss.start()
  try {
    const { rows: names } = await client.query<{ name: string }>('select distinct name from waiting_jobs order by name')
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    for (const { name } of names) {
      await boss.createQueue(name, QUEUE)
      const { rows } = await client.query<Waiting>(
        // Kept from its new beginning on: an old back-up must not hold jobs that are past their time.
        'select id, name, data, priority, greatest(start_after, now()) as start_after from waiting_jobs where name = $1 order by id',
        [name],
      )
      for (let at = 0; at < rows.length; at += BATCH)
        await boss.insert(
          name,
          rows
            .slice(at, at + BATCH)
            .map(({ id, data, priority, start_after: startAfter }) => ({ id, data, priority, startAfter })),
          { db },
        )
    }
  } finally {
    await boss.stop({ graceful: false })
  }
  if (lost) throw lost
}
