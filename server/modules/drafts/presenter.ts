import type { Draft } from '@diwan/contract/drafts/schemas'
import { toSeconds } from '../../kit/clock/clock.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { unusedAmong } from '../files/public.ts'
import type { DraftRow } from './queries.ts'

/** Of one owner. One question for the files of all of them. */
export async function presentDrafts(db: Queryable, ownerId: string, rows: readonly DraftRow[]): Promise<Draft[]> {
  const ids = rows.flatMap((row) => row.file_ids)
  const unused = await unusedAmong(db, ownerId, ids)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as Draft['kind'],
    key: row.key,
    content: row.content as Draft['content'],
    files: row.file_ids.filter((id) => unused.has(id)),
    version: row.version,
    updatedDate: toSeconds(row.updated_at),
  }))
}

export async function presentDraft(db: Queryable, row: DraftRow): Promise<Draft> {
  const [draft] = await presentDrafts(db, row.owner_id, [row])
  return draft!
}
