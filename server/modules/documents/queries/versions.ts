import { sql } from 'kysely'
import type { PageDocument } from '@diwan/core/page/document'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface NewVersion {
  readonly id: string
  readonly version: number
  readonly doc: PageDocument
  readonly text: string
  readonly by: readonly string[]
  readonly at: Date
}

/** The next number, under the lock of the document. */
export async function insertVersion(db: Queryable, { id, version, doc, text, by, at }: NewVersion): Promise<void> {
  await sql`insert into document_versions (document_id, n, version, doc, text, by, at)
    select ${id}::uuid, coalesce(max(n), 0) + 1, ${version}::int, ${JSON.stringify(doc)}::jsonb, ${text}::text, ${[...by]}::uuid[], ${at}::timestamptz
    from document_versions where document_id = ${id}`.execute(db)
}

/** Of the document as it was kept last; 0 where it never was. */
export async function readLastKept(db: Queryable, id: string): Promise<number> {
  const row = await db
    .selectFrom('document_versions')
    .select('version')
    .where('document_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

/** Newest first. Index: the primary key. */
export function readVersions(db: Queryable, id: string, before: number | undefined, limit: number) {
  return db
    .selectFrom('document_versions')
    .select(['n', 'by', 'at'])
    .where('document_id', '=', id)
    .$if(before !== undefined, (query) => query.where('n', '<', before!))
    .orderBy('n', 'desc')
    .limit(limit)
    .execute()
}

export function readVersion(db: Queryable, id: string, n: number) {
  return db
    .selectFrom('document_versions')
    .select(['n', 'doc', 'by', 'at'])
    .$castTo<{ n: number; doc: PageDocument; by: string[]; at: Date }>()
    .where('document_id', '=', id)
    .where('n', '=', n)
    .executeTakeFirst()
}

/** Their names as they are now. */
export async function readWritersOf(db: Queryable, ids: readonly string[]) {
  const rows = await db.selectFrom('users').select(['id', 'full_name', 'photo_id']).where(anyOf('id', ids)).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
