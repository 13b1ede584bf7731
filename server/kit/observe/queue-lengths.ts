import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export interface QueueLength {
  readonly name: string
  /** Due and not begun. */
  readonly waiting: number
  /** Given up after the last try, as counted within the last minute; kept for a week. */
  readonly failed: number
  /** Seconds since the longest waiting one was due. */
  readonly oldest: number
}

/** By the queue's own index of what waits; what failed by its own count, because nothing finds those quickly. */
export async function queueLengths(db: Database): Promise<QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    select queue.name, queue.failed_count as failed, count(job.id)::int as waiting,
           coalesce(extract(epoch from now() - min(job.start_after)), 0)::float as oldest
    from pgboss.queue
    left join pgboss.job on job.name = queue.name and job.state < 'active' and not job.blocked and job.start_after <= now()
    where queue.name not like '\\_\\_pgboss%'
    group by queue.name`.execute(db)
  return rows
}
