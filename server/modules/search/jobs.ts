import type { BackgroundJobKind, Searchable } from '../../kit/module.ts'
import type { Portal } from '../../kit/portal.ts'
import { isUnread } from '../files/public.ts'
import { FOLD, foldEntries } from './service/fold.ts'
import { readFiles } from './service/read-files.ts'

/** An upgrade that folds otherwise must not keep anybody waiting at the door. */
export const foldJob = (searchable: () => readonly Searchable[]): BackgroundJobKind => ({
  name: FOLD,
  run: async ({ db, log }) => {
    const folded = await foldEntries(db, searchable())
    if (folded > 0) log.info({ folded }, 'search entries were folded again')
  },
})

const READ_FILES = 'search.read_files'

export const readFilesJob = (searchable: () => readonly Searchable[]): BackgroundJobKind => ({
  name: READ_FILES,
  run: async (portal) => void (await readFiles(portal, searchable())),
})

/** Each minute, where records have files that nobody read yet. */
export async function askForFiles({ db, clock, jobs }: Portal): Promise<void> {
  if (!(await isUnread(db, clock.now()))) return
  await db.transaction().execute((trx) => jobs.post(trx, READ_FILES, {}))
  jobs.wakeBackgroundJob(READ_FILES)
}
