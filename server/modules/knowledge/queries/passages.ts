import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface PassageRow {
  readonly message_id: string
  readonly starts: number
  readonly ends: number
  readonly quote: string
  readonly removed: boolean
}

/** In the order of their comments, without those that were deleted. Index: article_passages_by_article. */
export async function readPassages(db: Queryable, articleId: string): Promise<PassageRow[]> {
  const { rows } = await sql<PassageRow>`
    select passage.message_id, passage.starts, passage.ends, passage.quote, passage.removed from article_passages passage
    join messages message on message.id = passage.message_id and message.deleted_at is null
    where passage.article_id = ${articleId} order by message.seq`.execute(db)
  return rows
}

export async function insertPassage(db: Queryable, articleId: string, row: Omit<PassageRow, 'removed'>): Promise<void> {
  await db
    .insertInto('article_passages')
    .values({ ...row, article_id: articleId })
    .execute()
}

/** Where passages are in a newer text. One without a place was removed. */
export async function placePassages(
  db: Queryable,
  places: readonly { readonly id: string; readonly place: { readonly from: number; readonly to: number } | undefined }[],
): Promise<void> {
  if (places.length === 0) return
  await sql`update article_passages passage set starts = coalesce(moved.starts, passage.starts),
      ends = coalesce(moved.ends, passage.ends), removed = moved.starts is null
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ place }) => place?.from ?? null)}::int[],
      ${places.map(({ place }) => place?.to ?? null)}::int[]) as moved (id, starts, ends)
    where passage.message_id = moved.id`.execute(db)
}
