import type { BackgroundJobKind, Searchable } from '../../kit/module.ts'
import { foldEntries } from './service/fold.ts'

export const FOLD = 'search.fold'

/** An upgrade that folds otherwise must not keep anybody waiting at the door. */
export const foldJob = (searchable: () => readonly Searchable[]): BackgroundJobKind => ({
  name: FOLD,
  run: async ({ db, log }) => {
    const folded = await foldEntries(db, searchable())
    if (folded > 0) log.info({ folded }, 'search entries were folded again')
  },
})
