import type { Database } from '../../../kit/db/database.ts'
import type { Searchable } from '../../../kit/module.ts'
import { fileEntries, forgetEntries, renewEntries, staleEntries, type StaleEntry } from '../queries/entries.ts'

export const FOLD = 'search.fold'

const BATCH = 500
/** Texts of files are long: the words of so many are read in one go. */
const FILES = 5

/** Indexes again what was indexed by older rules, a batch at a time; a run that was stopped goes on where it was. Answers how many. */
export async function foldEntries(db: Database, searchable: readonly Searchable[]): Promise<number> {
  let folded = 0
  for (const { kind, textsOf } of searchable) {
    for (;;) {
      const stale = withFewFiles(await staleEntries(db, kind, BATCH))
      if (stale.length === 0) break
      const entries = [...(await textsOf(db, stale)), ...(await fileEntries(db, stale))]
      const found = new Set(entries.map(({ part }) => part))
      await renewEntries(db, entries, stale)
      await forgetEntries(
        db,
        stale.filter(({ part }) => !found.has(part)),
      )
      folded += stale.length
    }
  }
  return folded
}

function withFewFiles(stale: readonly StaleEntry[]): StaleEntry[] {
  let files = 0
  return stale.filter(({ isFile }) => !isFile || (files += 1) <= FILES)
}
