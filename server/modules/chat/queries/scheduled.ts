import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ScheduledMessages } from '../rows.gen.ts'

export type ScheduledRow = Omit<Selectable<ScheduledMessages>, 'body'> & { readonly body: unknown }

/** Nothing where the id is in use. */
export function insertScheduled(db: Queryable, row: Insertable<ScheduledMessages>): Promise<ScheduledRow | undefined> {
  return db
    .insertInto('scheduled_messages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The next first. Index: scheduled_messages_by_author. */
export function readScheduled(db: Queryable, authorId: string, limit: number): Promise<ScheduledRow[]> {
  return db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function countScheduled(db: Queryable, authorId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from scheduled_messages where author_id = ${authorId} limit ${sql.lit(limit)}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** The row lock that sending, changing and deleting it take first: of two of them one finds it. */
export function lockScheduled(db: Queryable, id: string): Promise<ScheduledRow | undefined> {
  return db.selectFrom('scheduled_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function updateScheduled(db: Queryable, id: string, set: Updateable<ScheduledMessages>): Promise<ScheduledRow> {
  return db.updateTable('scheduled_messages').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function deleteScheduled(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('scheduled_messages').where('id', '=', id).execute()
}

/** Whose time has come, and who wrote them. Index: scheduled_messages_by_time. */
export function readDue(db: Queryable, now: Date, limit: number): Promise<{ id: string; author_id: string }[]> {
  return db
    .selectFrom('scheduled_messages')
    .select(['id', 'author_id'])
    .where('at', '<=', now)
    .orderBy('at')
    .limit(limit)
    .execute()
}

/** Whose messages hold which files. */
export function readHeldFiles(db: Queryable): Promise<{ author_id: string; file_ids: string[] }[]> {
  return db
    .selectFrom('scheduled_messages')
    .select(['author_id', 'file_ids'])
    .where('file_ids', '!=', sql<string[]>`'{}'`)
    .execute()
}
