import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { inCategories } from './categories.ts'
import { reachesBy } from './list.ts'

export interface ExportedRow {
  readonly id: string
  readonly category_id: string
  readonly published_n: number
}

/** Published articles of a category and of those below it that this person may read, both languages of a pair, in their order. */
export async function readExported(db: Queryable, actor: Actor, categoryId: string, limit: number): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    select record.id, record.category_id, record.published_n from articles record
    where record.listed_at is not null and ${inCategories('record.category_id', [categoryId])} and ${reachesBy(actor)}
    order by record.category_id, record.id limit ${limit}`.execute(db)
  return rows
}

export interface ExportedFile {
  readonly id: string
  readonly name: string
  readonly bytes: number
  readonly type: string
}

/** Files of an article among these. */
export async function readFilesIn(db: Queryable, articleId: string, ids: readonly string[]): Promise<ExportedFile[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ExportedFile>`
    select id, name, bytes::float8 as bytes, type from files where id = any(${[...ids]}::uuid[]) and object_id = ${articleId}`.execute(
    db,
  )
  return rows
}

/** The bytes of all files of these articles. */
export async function readBytesOf(db: Queryable, articleIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from files where object_id = any(${[...articleIds]}::uuid[])`.execute(db)
  return rows[0]!.bytes
}
