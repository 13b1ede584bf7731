import { sql } from 'kysely'
import type { KeptStep } from '@diwan/contract/documents/schemas'
import type { Queryable } from '../../../kit/db/database.ts'

/** Under the lock of the document. */
export async function insertSteps(
  db: Queryable,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
  steps: readonly KeptStep[],
): Promise<void> {
  await sql`insert into document_steps (document_id, version, person_id, client, step, at)
    select ${id}::uuid, version, case when client is null then null else ${by}::uuid end, client, step, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as made (version int, client text, step jsonb)`.execute(db)
}

/** Oldest first. Index: the primary key. */
export async function readSteps(db: Queryable, id: string, after: number, limit: number): Promise<KeptStep[]> {
  const rows = await db
    .selectFrom('document_steps')
    .select(['version', 'client', 'step'])
    .where('document_id', '=', id)
    .where('version', '>', after)
    .orderBy('version')
    .limit(limit)
    .execute()
  return rows as KeptStep[]
}

/** Those who wrote after a version. Index: the primary key. */
export async function readWriters(db: Queryable, id: string, after: number): Promise<string[]> {
  const rows = await db
    .selectFrom('document_steps')
    .select('person_id')
    .distinct()
    .where('document_id', '=', id)
    .where('version', '>', after)
    .where('person_id', 'is not', null)
    .execute()
  return rows.flatMap(({ person_id }) => person_id ?? [])
}

interface Span {
  readonly id: string
  readonly after: number
  readonly upTo: number
}

/** Whether this person wrote any of them. Index: the primary key. */
export async function hasWritten(db: Queryable, { id, after, upTo }: Span, person: string): Promise<boolean> {
  const step = await db
    .selectFrom('document_steps')
    .select('version')
    .where('document_id', '=', id)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .where('person_id', '=', person)
    .limit(1)
    .executeTakeFirst()
  return step !== undefined
}

/** Only such as the document was written down with, and a version holds. Index: document_steps_by_age. */
export async function deleteOldSteps(db: Queryable, before: Date): Promise<void> {
  await sql`delete from document_steps step using documents document
    where step.at < ${before} and document.id = step.document_id and step.version <= document.doc_version
      and document.written_at is null`.execute(db)
}
