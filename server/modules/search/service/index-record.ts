import type { Queryable } from '../../../kit/db/database.ts'
import type { RecordKind, RecordRow } from '../../../kit/kind/types.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { keepEntries, outdateEntries } from '../queries/entries.ts'
import { FOLD } from './fold.ts'

/** Replaces the search entry of a record by its texts as they are now, in the transaction that wrote them. */
export const indexRecord = async <Row extends RecordRow>(
  db: Queryable,
  { entries }: Pick<RecordKind<Row>, 'entries'>,
  id: string,
): Promise<void> => keepEntries(db, await entries(db, [id]))

/** The entries of records whose texts changed with those of another record: the background reads them again. */
export async function indexLater({ jobs }: Portal, { db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await outdateEntries(db, ids)
  await jobs.post(db, FOLD, {})
}
