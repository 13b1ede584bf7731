import { sql, type Insertable, type Selectable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { GuestLinks } from './rows.gen.ts'

export type LinkRow = Selectable<GuestLinks>

export async function insertLink(db: Queryable, row: Insertable<GuestLinks>): Promise<void> {
  await db.insertInto('guest_links').values(row).execute()
}

/** Keeps the newest of the links to one part of a record. Index: guest_links_by_part. */
export async function dropOlder(db: Queryable, objectId: string, partId: string, kept: number): Promise<void> {
  await sql`delete from guest_links where token_hash in (
    select token_hash from guest_links where object_id = ${objectId} and part_id = ${partId}
    order by created_at desc, token_hash offset ${sql.lit(kept)})`.execute(db)
}

/** Counts a use and answers the link as it is with it; nothing where it is unknown or over. Index: the primary key. */
export async function countUse(db: Queryable, tokenHash: Buffer, now: Date): Promise<LinkRow | undefined> {
  const isNewHour = sql<boolean>`hour_at <= ${now}::timestamptz - interval '1 hour'`
  return db
    .updateTable('guest_links')
    .set({
      uses: sql`case when ${isNewHour} then 1 else uses + 1 end`,
      hour_at: sql`case when ${isNewHour} then ${now}::timestamptz else hour_at end`,
    })
    .where('token_hash', '=', tokenHash)
    .where('until_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function dropExpired(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('guest_links').where('until_at', '<=', now).execute()
}

export async function forgetLinks(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('guest_links').where(anyOf('object_id', ids)).execute()
}
