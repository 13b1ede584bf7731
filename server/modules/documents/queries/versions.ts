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

/** Answers the next number, which it takes under the lock of the document. */
export async function insertVersion(db: Queryable, { id, version, doc, text, by, at }: NewVersion): Promise<number> {
  const { rows } = await sql<{ n: number }>`insert into document_versions (document_id, n, version, doc, text, by, at)
    select ${id}::uuid, coalesce(max(n), 0) + 1, ${version}::int, ${JSON.stringify(doc)}::jsonb, ${text}::text, ${[...by]}::uuid[], ${at}::timestamptz
    from document_versions where document_id = ${id} returning n`.execute(db)
  return rows[0]!.n
}

/** The newest version that was kept: its number, and the version of the document in it. */
export function readNewestKept(db: Queryable, id: string): Promise<{ n: number; version: number } | undefined> {
  return db
    .selectFrom('document_versions')
    .select(['n', 'version'])
    .where('document_id', '=', id)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Of the document as it was kept last; 0 where it never was. */
export const readLastKept = async (db: Queryable, id: string): Promise<number> => (await readNewestKept(db, id))?.version ?? 0

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
