import type { PageDocument } from '@diwan/core/page/document'
import { PAGE_SCHEMA } from '@diwan/core/page/schema'
import type { Selectable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { Documents } from '../rows.gen.ts'

export type DocumentRow = Omit<Selectable<Documents>, 'doc'> & { readonly doc: PageDocument; readonly kind: string }

const documents = (db: Queryable) =>
  db
    .selectFrom('documents')
    .innerJoin('objects', 'objects.id', 'documents.object_id')
    .selectAll('documents')
    .select('objects.kind')
    .$castTo<DocumentRow>()

export const readDocument = (db: Queryable, id: string): Promise<DocumentRow | undefined> =>
  documents(db).where('documents.id', '=', id).executeTakeFirst()

export const readDocumentOf = (db: Queryable, objectId: string, slot: string): Promise<DocumentRow | undefined> =>
  documents(db).where('object_id', '=', objectId).where('slot', '=', slot).executeTakeFirst()

export const lockDocumentOf = (db: Queryable, objectId: string, slot: string): Promise<DocumentRow | undefined> =>
  documents(db).where('object_id', '=', objectId).where('slot', '=', slot).forUpdate('documents').executeTakeFirst()

/** Commits of one document go one after the other; those of different ones side by side. */
export const lockDocument = (db: Queryable, id: string): Promise<DocumentRow | undefined> =>
  documents(db).where('documents.id', '=', id).forUpdate('documents').executeTakeFirst()

interface NewDocument {
  readonly objectId: string
  readonly slot: string
  readonly doc: PageDocument
  readonly text: string
  readonly at: Date
}

export async function insertDocument(db: Queryable, { objectId, slot, doc, text, at }: NewDocument): Promise<string> {
  const id = newId()
  const made = { id, object_id: objectId, slot, profile: 'page', schema: PAGE_SCHEMA, doc: JSON.stringify(doc), text, doc_at: at }
  await db.insertInto('documents').values(made).execute()
  return id
}

interface Written {
  readonly version: number
  /** What the log grows by, and what applying it again costs. */
  readonly bytes: number
  readonly work: number
}

export async function moveTo(db: Queryable, id: string, { version, bytes, work }: Written, at: Date): Promise<void> {
  await db
    .updateTable('documents')
    .set(({ eb }) => ({
      version,
      written_at: at,
      log_bytes: eb('log_bytes', '+', bytes),
      unsettled_work: eb('unsettled_work', '+', work),
    }))
    .where('id', '=', id)
    .execute()
}

/** Written down as it is in this version. */
export async function settle(
  db: Queryable,
  {
    id,
    version,
    doc,
    text,
  }: { readonly id: string; readonly version: number; readonly doc: PageDocument; readonly text: string },
  at: Date,
): Promise<void> {
  await db
    .updateTable('documents')
    .set({ doc: JSON.stringify(doc), doc_version: version, doc_at: at, text, unsettled_work: 0 })
    .where('id', '=', id)
    .execute()
}

/** Longest unsettled first. Index: documents_to_settle. */
export async function readUnsettled(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .whereRef('version', '>', 'doc_version')
    .where('doc_at', '<=', before)
    .orderBy('doc_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Written since their last version, and by nobody for a while. Index: documents_to_keep. */
export async function readQuiet(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('written_at', '<=', before)
    .orderBy('written_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markKept(db: Queryable, id: string): Promise<void> {
  await db.updateTable('documents').set({ written_at: null }).where('id', '=', id).execute()
}

export async function readIdsOf(db: Queryable, objectIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('documents').select('id').where(anyOf('object_id', objectIds)).execute()
  return rows.map(({ id }) => id)
}

export async function deleteDocuments(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('document_versions').where(anyOf('document_id', ids)).execute()
  await db.deleteFrom('document_steps').where(anyOf('document_id', ids)).execute()
  await db.deleteFrom('documents').where(anyOf('id', ids)).execute()
}
