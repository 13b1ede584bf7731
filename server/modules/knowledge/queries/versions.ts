import type { PageDocument } from '@diwan/core/page/document'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface VersionRow {
  readonly article_id: string
  readonly n: number
  readonly title: string
  readonly text: string
  readonly note: string
  readonly by: string
  readonly at: Date
  readonly approved_by: string | null
  readonly approved_at: Date | null
  readonly by_name: string
  readonly by_photo: string | null
  readonly approver_name: string | null
  readonly approver_photo: string | null
}
export interface VersionText extends VersionRow {
  readonly doc: PageDocument
}

const COLUMNS = sql`version.article_id, version.n, version.title, version.text, version.note, version.by, version.at,
  version.approved_by, version.approved_at, writer.full_name as by_name, writer.photo_id as by_photo,
  approver.full_name as approver_name, approver.photo_id as approver_photo`
const FROM = sql`from article_versions version join users writer on writer.id = version.by
  left join users approver on approver.id = version.approved_by`

interface NewVersion {
  readonly id: string
  readonly title: string
  readonly doc: PageDocument
  readonly text: string
  readonly note?: string
  readonly by: string
  readonly at: Date
}

/** The next number, under the lock of the article. */
export async function insertVersion(db: Queryable, { id, title, doc, text, note = '', by, at }: NewVersion): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    insert into article_versions (article_id, n, title, doc, text, note, by, at)
    select ${id}::uuid, coalesce(max(n), 0) + 1, ${title}::text, ${JSON.stringify(doc)}::jsonb, ${text}::text, ${note}::text,
      ${by}::uuid, ${at}::timestamptz
    from article_versions where article_id = ${id} returning n`.execute(db)
  return rows[0]!.n
}

export async function approveVersion(db: Queryable, id: string, n: number, by: string, at: Date): Promise<void> {
  await sql`update article_versions set approved_by = ${by}, approved_at = ${at} where article_id = ${id} and n = ${n}`.execute(
    db,
  )
}

/** Newest first. Index: the primary key. */
export async function readVersions(db: Queryable, id: string, before: number | undefined, limit: number): Promise<VersionRow[]> {
  const older = before === undefined ? sql`` : sql`and version.n < ${before}`
  const { rows } = await sql<VersionRow>`
    select ${COLUMNS} ${FROM} where version.article_id = ${id} ${older} order by version.n desc limit ${limit}`.execute(db)
  return rows
}

export async function readVersion(db: Queryable, id: string, n: number): Promise<VersionText | undefined> {
  const { rows } = await sql<VersionText>`
    select ${COLUMNS}, version.doc ${FROM} where version.article_id = ${id} and version.n = ${n}`.execute(db)
  return rows[0]
}

/** The newest version that was approved. */
export async function readApproved(db: Queryable, id: string): Promise<VersionText | undefined> {
  const { rows } = await sql<VersionText>`
    select ${COLUMNS}, version.doc ${FROM} where version.article_id = ${id} and version.approved_at is not null
    order by version.n desc limit 1`.execute(db)
  return rows[0]
}

/** Those of these files that the version names that readers see, with the day of their article. */
export async function filesShown(db: Queryable, id: string, fileIds: readonly string[]): Promise<{ id: string; at: Date }[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<{ id: string; at: Date }>`
    select file.id, article.created_at as at from articles article
    join article_versions shown on shown.article_id = article.id and shown.n = article.published_n
    cross join unnest(${[...fileIds]}::uuid[]) file (id)
    where article.id = ${id} and jsonb_path_exists(shown.doc, '$.** ? (@.file == $file)',
      jsonb_build_object('file', file.id::text))`.execute(db)
  return rows
}

/** Exactly these are cited by the published version from now on; an article does not cite itself. */
export async function keepCitations(db: Queryable, id: string, cited: readonly string[]): Promise<void> {
  await sql`delete from article_citations where article_id = ${id}`.execute(db)
  await sql`insert into article_citations (article_id, cited_id)
    select ${id}::uuid, article.id from articles article where article.id = any(${[...cited]}::uuid[]) and article.id <> ${id}
    on conflict do nothing`.execute(db)
}

type FrozenRow = Pick<VersionRow, 'article_id' | 'title' | 'note' | 'by' | 'at' | 'by_name' | 'by_photo'>

/** The versions of these articles that were frozen for their last review, by article. */
export async function readFrozen(db: Queryable, ids: readonly string[]): Promise<Map<string, FrozenRow>> {
  const { rows } = await sql<FrozenRow>`
    select ${COLUMNS} ${FROM} join articles article on article.id = version.article_id and article.review_n = version.n
    where article.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.article_id, row]))
}
