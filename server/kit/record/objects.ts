import { SHORT_ID_BYTES, shortIdFrom } from '@diwan/core/short-id'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import { newId } from '../db/id.ts'

export interface NewObject {
  readonly kind: string
  readonly by?: string | null
  readonly at: Date
}

/** The row under which every record a person can link to is known. Answers its id. */
export async function insertObject(db: Queryable, { kind, by = null, at }: NewObject): Promise<string> {
  const id = newId()
  await db.insertInto('objects').values({ id, kind, created_by: by, created_at: at }).execute()
  return id
}

/** As many at once, in one statement, under ids that were made before. */
export async function insertObjects(
  db: Queryable,
  made: readonly { readonly id: string; readonly kind: string }[],
  { by = null, at }: Omit<NewObject, 'kind'>,
): Promise<void> {
  const [ids, kinds] = [made.map(({ id }) => id), made.map(({ kind }) => kind)]
  await sql`insert into objects (id, kind, created_by, created_at)
    select id, kind, ${by}::uuid, ${at}::timestamptz from unnest(${ids}::uuid[], ${kinds}::text[]) made(id, kind)`.execute(db)
}

/** From this moment on, or no longer. */
export async function archiveObjects(db: Queryable, ids: readonly string[], at: Date | null): Promise<void> {
  await db.updateTable('objects').set({ archived_at: at }).where(anyOf('id', ids)).execute()
}

/** The record is gone; that it was there, and its history, stays. What was written in it stays too, unless it is purged. */
export async function deleteObject(db: Queryable, id: string, at: Date, purgeAt: Date | null = null): Promise<void> {
  await db.updateTable('objects').set({ deleted_at: at, purge_at: purgeAt }).where('id', '=', id).execute()
}

/** As many at once: what lies in a record goes with it. */
export async function deleteObjects(db: Queryable, ids: readonly string[], at: Date, purgeAt: Date | null = null): Promise<void> {
  await db.updateTable('objects').set({ deleted_at: at, purge_at: purgeAt }).where(anyOf('id', ids)).execute()
}

/** Of which kind these are; what is no record at all is absent. */
export function kindsOf(db: Queryable, ids: readonly string[]) {
  return db.selectFrom('objects').select(['id', 'kind']).where(anyOf('id', ids)).execute()
}

const DRAWS = 20

/** With a short id: drawn, not counted; a taken one is drawn again, the unique index decides (S9.16). */
export async function insertQuotedObject(
  db: Queryable,
  { kind, by = null, at }: NewObject,
): Promise<{ id: string; shortId: string }> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const short_id = shortIdFrom(randomBytes(SHORT_ID_BYTES))
    const inserted = await db
      .insertInto('objects')
      .values({ id: newId(), kind, short_id, created_by: by, created_at: at })
      .onConflict((conflict) => conflict.columns(['kind', 'short_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { id: inserted.id, shortId: short_id }
  }
  throw new Error(`No free short id in ${DRAWS} draws`)
}
