import type { Queryable } from '../../../kit/db/database.ts'
import type { RecordKind, RecordRow } from '../../../kit/kind/types.ts'
import type { Searchable } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { askAgain } from '../../files/public.ts'
import { forgetEntries, keepEntries, outdateEntries, searchedFiles } from '../queries/entries.ts'
import { FOLD } from './fold.ts'

/** Replaces the search entry of a record by its texts as they are now, in the transaction that wrote them. */
export const indexRecord = async <Row extends RecordRow>(
  db: Queryable,
  { entries }: Pick<RecordKind<Row>, 'entries'>,
  id: string,
): Promise<void> => keepEntries(db, await entries(db, [id]))

/**
 * In the transaction that changes which files of a record are searched: those that are not any longer are found no more from then on, and
 * the background reads the others. What was being read is waited for, so that nothing of before comes behind.
 */
export async function indexFiles(db: Queryable, placesOf: PlacesOfFiles, objectId: string): Promise<void> {
  await askAgain(db, objectId)
  const before = await searchedFiles(db, objectId)
  if (before.length === 0) return
  const now = new Set((await placesOf(db, objectId, before)).map(({ id }) => id))
  const gone = before.filter((id) => !now.has(id))
  await forgetEntries(
    db,
    gone.map((part) => ({ objectId, part })),
  )
}
type PlacesOfFiles = NonNullable<Searchable['placesOfFiles']>

/** The entries of records whose texts changed with those of another record: the background reads them again. */
export async function indexLater({ jobs }: Portal, { db }: Pick<Tx, 'db'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await outdateEntries(db, ids)
  await jobs.post(db, FOLD, {})
}
