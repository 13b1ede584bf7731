import type { Queryable } from '../../../kit/db/database.ts'
import { markKept } from '../queries/documents.ts'
import { dropLog, readWriters } from '../queries/steps.ts'
import { insertVersion, readLastKept, type NewVersion } from '../queries/versions.ts'

/** A version of a document that is written down, with those who wrote since the last one and those in `by`. Answers its number. */
export async function insertKept(
  db: Queryable,
  { by = [], ...version }: Omit<NewVersion, 'by'> & Partial<Pick<NewVersion, 'by'>>,
): Promise<number> {
  const writers = await readWriters(db, version.id, await readLastKept(db, version.id))
  const n = await insertVersion(db, { ...version, by: [...new Set([...writers, ...by])] })
  await markKept(db, version.id)
  return n
}

/**
 * For a log that grew too large: the version remembers who wrote, then the steps up to `upTo` go. Those of the last commit stay, so that
 * those who have the document open go on; copies further behind open it again (`documents.too_old`).
 */
export async function keepVersionAndDropLog(db: Queryable, version: Omit<NewVersion, 'by'>, upTo: number): Promise<void> {
  await insertKept(db, version)
  await dropLog(db, version.id, upTo)
}
