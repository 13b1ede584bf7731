import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'

/** Index: favourites_by_place. */
export async function readFavourites(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('favourites').select('object_id').where('user_id', '=', userId).orderBy('place').execute()
  return rows.map((row) => row.object_id)
}

/** Index: favourites_by_record. */
export async function readFavourite(db: Queryable, userId: string, objectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('favourites')
    .select('id')
    .where('user_id', '=', userId)
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return row?.id
}

interface NewFavourite {
  readonly userId: string
  readonly objectId: string
  readonly place: string
}

export async function insertFavourite(db: Queryable, { userId, objectId, place }: NewFavourite, now: Date): Promise<void> {
  await db
    .insertInto('favourites')
    .values({ id: newId(), user_id: userId, object_id: objectId, place, created_at: now })
    .execute()
}

export async function moveFavourite(db: Queryable, id: string, place: string): Promise<void> {
  await db.updateTable('favourites').set({ place }).where('id', '=', id).execute()
}

export async function deleteFavourite(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('favourites').where('id', '=', id).execute()
}

/** Index: favourites_by_record. */
export async function deleteFavourites(db: Queryable, userId: string, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where(anyOf('object_id', objectIds)).execute()
}

/** The records are purged. Index: favourites_by_object. */
export async function forgetFavourites(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('favourites').where(anyOf('object_id', objectIds)).execute()
}
