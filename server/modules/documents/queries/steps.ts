import { sql } from 'kysely'
import type { KeptStep } from '@diwan/contract/documents/schemas'
import type { Queryable } from '../../../kit/db/database.ts'

/** A step with the bytes of its JSON. */
export type WeighedStep = KeptStep & { readonly bytes: number }

/** Under the lock of the document. */
export async function insertSteps(
  db: Queryable,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
  steps: readonly WeighedStep[],
): Promise<void> {
  await sql`insert into document_steps (document_id, version, person_id, client, step, bytes, at)
    select ${id}::uuid, version, case when client is null then null else ${by}::uuid end, client, step, bytes, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as made (version int, client text, step jsonb, bytes int)`.execute(
    db,
  )
}

interface PageOfSteps {
  readonly rows: number
  readonly bytes: number
}

/** Oldest first: as many as fit, and at least one. Steps that do not fit are weighed, but not read. Index: the primary key. */
export async function readStepsPage(db: Queryable, id: string, after: number, most: PageOfSteps): Promise<KeptStep[]> {
  const { rows } = await sql<KeptStep>`
    select version, client, step from (
      select version, client, step, sum(bytes) over (order by version) as upto, row_number() over (order by version) as place
      from (select version, client, step, bytes from document_steps
            where document_id = ${id} and version > ${after} order by version limit ${most.rows}) page
    ) weighed where upto <= ${most.bytes} or place = 1 order by version`.execute(db)
  return rows
}

/** Those that made the versions after one, up to another. Index: the primary key. */
export async function readStepsBetween(db: Queryable, id: string, after: number, upTo: number): Promise<KeptStep['step'][]> {
  const rows = await db
    .selectFrom('document_steps')
    .select('step')
    .where('document_id', '=', id)
    .where('version', '>', after)
    .where('version', '<=', upTo)
    .orderBy('version')
    .execute()
  return rows.map(({ step }) => step as KeptStep['step'])
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
  await sql`with gone as (
      delete from document_steps step using documents document
      where step.at < ${before} and document.id = step.document_id and step.version <= document.doc_version
        and document.written_at is null
      returning step.document_id, step.bytes
    )
    update documents set log_bytes = greatest(0, log_bytes - gone.bytes)
    from (select document_id, sum(bytes) as bytes from gone group by document_id) gone where documents.id = gone.document_id`.execute(
    db,
  )
}

/** Under the lock of the document, which is written down as it is in a later version. */
export async function dropLog(db: Queryable, id: string, upTo: number): Promise<void> {
  await sql`with gone as (delete from document_steps where document_id = ${id} and version <= ${upTo} returning bytes)
    update documents set log_bytes = greatest(0, log_bytes - (select coalesce(sum(bytes), 0) from gone)) where id = ${id}`.execute(
    db,
  )
}
