import type { Queryable } from '../../../kit/db/database.ts'
import type { RecordKind, RecordRow } from '../../../kit/kind/types.ts'
import { keepEntries } from '../queries/entries.ts'

/** Replaces the search entry of a record by its texts as they are now, in the transaction that wrote them. */
export const indexRecord = async <Row extends RecordRow>(
  db: Queryable,
  { entries }: Pick<RecordKind<Row>, 'entries'>,
  id: string,
): Promise<void> => keepEntries(db, await entries(db, [id]))
