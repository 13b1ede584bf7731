import { sql, type Insertable, type Selectable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { CalendarFeeds } from '../../rows.gen.ts'

export type FeedRow = Omit<Selectable<CalendarFeeds>, 'secret_hash'>

const columns = ['id', 'user_id', 'name', 'content', 'created_at', 'used_at', 'hour_at', 'reads'] as const

/** Index: calendar_feeds_by_user. */
export const readOwnFeeds = (db: Queryable, userId: string): Promise<FeedRow[]> =>
  db.selectFrom('calendar_feeds').select(columns).where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const insertFeed = (db: Queryable, row: Insertable<CalendarFeeds>): Promise<FeedRow> =>
  db.insertInto('calendar_feeds').values(row).returning(columns).executeTakeFirstOrThrow()

/** A feed of somebody else stays. */
export const deleteFeed = (db: Queryable, userId: string, id: string): Promise<FeedRow | undefined> =>
  db.deleteFrom('calendar_feeds').where('user_id', '=', userId).where('id', '=', id).returning(columns).executeTakeFirst()

/** Makes of several readings at once so many. Answers the feed as it is with this one; nothing where the secret opens no such feed. */
export async function countReading(db: Queryable, id: string, secretHash: Buffer, now: Date): Promise<FeedRow | undefined> {
  const isNewHour = sql<boolean>`hour_at <= ${now}::timestamptz - interval '1 hour'`
  return db
    .updateTable('calendar_feeds')
    .set({
      used_at: now,
      reads: sql`case when ${isNewHour} then 1 else reads + 1 end`,
      hour_at: sql`case when ${isNewHour} then ${now}::timestamptz else hour_at end`,
    })
    .where('secret_hash', '=', secretHash)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}

/** Changes of the feeds of one person wait for each other. */
export async function lockPerson(db: Queryable, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('schedule.feeds ' || ${userId}::text, 0))`.execute(db)
}
