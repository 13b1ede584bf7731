import { sql } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'

export interface LinkRow {
  id: string
  /** At the far end. */
  other: string
  gone: boolean
}

/** What there is first, then what there was, newest first. Index: object_links_by_pair, object_links_by_other. */
export async function readLinks(db: Queryable, id: string, limit: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select id, other, removed_at is not null as gone from (
      select id, other_id as other, created_at, removed_at from object_links where one_id = ${id}
      union all
      select id, one_id, created_at, removed_at from object_links where other_id = ${id}
    ) link order by removed_at is not null, created_at desc, id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function countLinks(db: Queryable, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from object_links where one_id = ${id} and removed_at is null)
          + (select count(*) from object_links where other_id = ${id} and removed_at is null))::int as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Of a pair in either order. */
export function readPair(db: Queryable, a: string, b: string) {
  const [one, other] = [a, b].toSorted()
  return db.selectFrom('object_links').selectAll().where('one_id', '=', one!).where('other_id', '=', other!).executeTakeFirst()
}

export function readLink(db: Queryable, id: string) {
  return db.selectFrom('object_links').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
}

/** A pair that was linked before keeps its row. */
export async function upsertLink(db: Queryable, a: string, b: string, by: string, at: Date): Promise<string> {
  const [one, other] = [a, b].toSorted()
  const row = await db
    .insertInto('object_links')
    .values({ id: newId(), one_id: one!, other_id: other!, created_by: by, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['one_id', 'other_id']).doUpdateSet({ created_by: by, created_at: at, removed_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function removeLink(db: Queryable, id: string, at: Date): Promise<void> {
  await db.updateTable('object_links').set({ removed_at: at }).where('id', '=', id).execute()
}

/** What a purged record was linked with is not said any more; the other end keeps its line in the history. */
export async function forgetLinks(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('object_links').where(anyOf('one_id', ids)).execute()
  await db.deleteFrom('object_links').where(anyOf('other_id', ids)).execute()
}

/** Which kind of record each is; in their order, so that two who link the same never wait crosswise. */
export function lockObjects(db: Queryable, ids: readonly string[]) {
  return db.selectFrom('objects').select(['id', 'kind']).where(anyOf('id', ids)).orderBy('id').forUpdate().execute()
}

export function readKinds(db: Queryable, ids: readonly string[]) {
  return db.selectFrom('objects').select(['id', 'kind']).where(anyOf('id', ids)).execute()
}

/** Index: objects_by_short_id. */
export function readNamed(db: Queryable, kinds: readonly string[], shortIds: readonly string[]) {
  return db
    .selectFrom('objects')
    .select(['id', 'kind'])
    .where('kind', 'in', kinds)
    .where('short_id', 'in', shortIds)
    .where('deleted_at', 'is', null)
    .execute()
}
