import type { LINK_ROLES } from '@diwan/contract/links/schemas'
import { sql } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'

export interface LinkRow {
  id: string
  role: LinkRole
  part: string | null
  /** At the far end. */
  other: string
  other_part: string | null
  gone: boolean
}
type LinkRole = (typeof LINK_ROLES)[number]

/** What there is first, then what there was, newest first. Index: object_links_by_ends, object_links_by_other. */
export async function readLinks(db: Queryable, id: string, limit: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select id, role, part, other, other_part, removed_at is not null as gone from (
      select id, role, one_part as part, other_id as other, other_part, created_at, removed_at
      from object_links where one_id = ${id}
      union all
      select id, case role when 'made_from' then 'made_into' else role end, other_part, one_id, one_part, created_at, removed_at
      from object_links where other_id = ${id}
    ) link order by removed_at is not null, created_at desc, id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Of a record as a whole, or of one part of it: each message of a chat has its own. Index: object_links_by_ends, object_links_by_other. */
export async function countLinks(
  db: Queryable,
  { id, part = null }: { id: string; part?: string | null | undefined },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from object_links
             where one_id = ${id} and one_part is not distinct from ${part}::uuid and removed_at is null)
          + (select count(*) from object_links
             where other_id = ${id} and other_part is not distinct from ${part}::uuid and removed_at is null))::int as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export function readLink(db: Queryable, id: string) {
  return db.selectFrom('object_links').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
}

/** Where a link ends: a record, or a part of it. */
export interface End {
  readonly id: string
  readonly part?: string | undefined
}

interface NewLink {
  readonly ends: readonly [End, End]
  /** Made: the first of the two, from the second. */
  readonly role: 'related' | 'made_from'
  readonly by: string
  readonly at: Date
}

/** Whether this person made the first of the second, and both still say so. Index: object_links_by_ends. */
export async function isMadeOf(db: Queryable, [made, source]: readonly [string, End], by: string): Promise<boolean> {
  const row = await db
    .selectFrom('object_links')
    .select('id')
    .where('one_id', '=', made)
    .where('other_id', '=', source.id)
    .where('other_part', 'is not distinct from', source.part ?? null)
    .where('role', '=', 'made_from')
    .where('created_by', '=', by)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends that were linked before keep their row; of those that are linked already nothing comes back. */
export async function upsertLink(db: Queryable, { ends, role, by, at }: NewLink): Promise<string | undefined> {
  const [one, other] = role === 'related' ? ends.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : ends
  const row = await db
    .insertInto('object_links')
    .values({
      id: newId(),
      one_id: one.id,
      one_part: one.part ?? null,
      other_id: other.id,
      other_part: other.part ?? null,
      role,
      created_by: by,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['one_id', 'other_id', 'role', 'one_part', 'other_part'])
        .doUpdateSet({ created_by: by, created_at: at, removed_at: null })
        .where('object_links.removed_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
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
