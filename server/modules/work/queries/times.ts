import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const CLOCK = 481_521

export async function setWatching(db: Queryable, taskId: string, userId: string, on: boolean): Promise<void> {
  if (on)
    await db
      .insertInto('task_watchers')
      .values({ task_id: taskId, user_id: userId })
      .onConflict((at) => at.doNothing())
      .execute()
  else await db.deleteFrom('task_watchers').where('task_id', '=', taskId).where('user_id', '=', userId).execute()
}

export async function copyWatchers(db: Queryable, from: string, to: string): Promise<void> {
  await sql`insert into task_watchers (task_id, user_id) select ${to}::uuid, user_id from task_watchers where task_id = ${from}`.execute(
    db,
  )
}

/** Index: task_watchers_pkey. */
export async function readWatcherIds(db: Queryable, taskId: string): Promise<string[]> {
  const rows = await db.selectFrom('task_watchers').select('user_id').where('task_id', '=', taskId).execute()
  return rows.map(({ user_id }) => user_id)
}

/** Stops the clock of a person, wherever it runs: a second at least, a day at most. Answers on which task it ran. Index: task_times_one_runs. */
export async function stopClock(db: Queryable, userId: string, at: Date, taskId?: string): Promise<string | undefined> {
  // two that a person starts at once are started one after the other
  await sql`select pg_advisory_xact_lock(${sql.lit(CLOCK)}, hashtext(${userId}))`.execute(db)
  const { rows } = await sql<{ task_id: string }>`
    update task_times set seconds = greatest(1, least(86400, floor(extract(epoch from ${at}::timestamptz - started_at))))::int
    where user_id = ${userId} and seconds is null ${taskId === undefined ? sql`` : sql`and task_id = ${taskId}`}
    returning task_id`.execute(db)
  return rows[0]?.task_id
}

interface Entry {
  readonly id: string
  readonly task_id: string
  readonly user_id: string
  readonly started_at: Date
  readonly seconds: number | null
}

export async function insertTime(db: Queryable, entry: Entry): Promise<void> {
  await db.insertInto('task_times').values(entry).execute()
}

/** One of this person's own; false where there is none. */
export async function deleteTime(
  db: Queryable,
  { id, taskId, userId }: Record<'id' | 'taskId' | 'userId', string>,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('task_times')
    .where('id', '=', id)
    .where('task_id', '=', taskId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
