import type { Database } from '../../../kit/db/database.ts'
import type { Searchable } from '../../../kit/module.ts'
import { fileEntries, forgetEntries, renewEntries, staleEntries } from '../queries/entries.ts'

export const FOLD = 'search.fold'

const BATCH = 500

/** Indexes again what was indexed by older rules, a batch at a time; a run that was stopped goes on where it was. Answers how many. */
export async function foldEntries(db: Database, searchable: readonly Searchable[]): Promise<number> {
  let folded = 0
  for (const { kind, textsOf } of searchable) {
    for (;;) {
      const stale = await staleEntries(db, kind, BATCH)
      if (stale.length === 0) break
      const entries = [...(await textsOf(db, stale)), ...(await fileEntries(db, stale))]
      const found = new Set(entries.map(({ part }) => part))
      await renewEntries(db, entries)
      await forgetEntries(
        db,
        stale.filter(({ part }) => !found.has(part)),
      )
      folded += stale.length
    }
  }
  return folded
}
