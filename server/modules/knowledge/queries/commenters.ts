import type { Queryable } from '../../../kit/db/database.ts'

/** As many as are notified of one comment. */
const MOST = 100

/** People who commented on an article, the latest first. */
export async function readCommenters(db: Queryable, articleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select(({ fn }) => ['author_id', fn.max('created_at').as('latest')])
    .where('object_id', '=', articleId)
    .where('deleted_at', 'is', null)
    .groupBy('author_id')
    .orderBy('latest', 'desc')
    .limit(MOST)
    .execute()
  return rows.flatMap(({ author_id }) => (author_id === null ? [] : [author_id]))
}
