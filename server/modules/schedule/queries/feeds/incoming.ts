import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { IncomingFeeds } from '../../rows.gen.ts'

/** Seconds from and to, in the order of time. */
export type BusyTimes = readonly (readonly [from: number, to: number])[]
export type IncomingRow = Omit<Selectable<IncomingFeeds>, 'busy'> & { readonly busy: BusyTimes }

/** Index: incoming_feeds_by_user. */
export const readOwnIncoming = (db: Queryable, userId: string): Promise<IncomingRow[]> =>
  db
    .selectFrom('incoming_feeds')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .$castTo<IncomingRow>()
    .execute()

const one = (db: Queryable, id: string) => db.selectFrom('incoming_feeds').selectAll().where('id', '=', id).$castTo<IncomingRow>()

export const readIncoming = (db: Queryable, id: string): Promise<IncomingRow | undefined> => one(db, id).executeTakeFirst()

export const lockIncoming = (db: Queryable, id: string): Promise<IncomingRow | undefined> =>
  one(db, id).forUpdate().executeTakeFirst()

export async function insertIncoming(db: Queryable, row: Insertable<IncomingFeeds>): Promise<void> {
  await db.insertInto('incoming_feeds').values(row).execute()
}

/** A feed of somebody else stays. */
export const deleteIncoming = (db: Queryable, userId: string, id: string) =>
  db.deleteFrom('incoming_feeds').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst()

export async function updateIncoming(db: Queryable, id: string, set: Updateable<IncomingFeeds>): Promise<void> {
  await db.updateTable('incoming_feeds').set(set).where('id', '=', id).execute()
}

/** Takes those whose time has come, of people who may come in, and sets their next time. Index: incoming_feeds_due. */
export async function claimDue(db: Queryable, now: Date, next: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update incoming_feeds set next_at = ${next} where id in (
      select feed.id from incoming_feeds feed join users owner on owner.id = feed.user_id
      where feed.next_at <= ${now} and owner.disabled_at is null and owner.deleted_at is null
      order by feed.next_at limit ${sql.lit(limit)} for update of feed skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those whose last times are too old to count. Index: incoming_feeds_stale. */
export const readStale = async (db: Queryable, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('incoming_feeds')
      .select('id')
      .where('fetched_at', '<', before)
      .where(sql<boolean>`busy <> '[]'`)
      .limit(limit)
      .execute()
  ).map(({ id }) => id)

/** All, to work their times out again. */
export const readAllIncoming = (db: Queryable): Promise<Pick<IncomingRow, 'id' | 'user_id' | 'busy'>[]> =>
  db
    .selectFrom('incoming_feeds')
    .select(['id', 'user_id', 'busy'])
    .$castTo<Pick<IncomingRow, 'id' | 'user_id' | 'busy'>>()
    .execute()

/** Those of these records that are calendars of elsewhere. */
export async function incomingAmong(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('incoming_feeds').select('id').where(anyOf('id', ids)).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function forgetIncoming(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('incoming_feeds').where(anyOf('id', ids)).execute()
}
