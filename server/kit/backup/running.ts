import type pg from 'pg'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Storage } from '../storage/storage.ts'
import { BackupError } from './archive.ts'

/** Held by the process that makes a back-up, for as long as its connection lives. */
const LOCK = 4_815_162_343

export async function beginBackup(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
  if (!rows[0]?.mine) throw new BackupError('Another back-up of this portal is being made: wait until it is done.')
}

/** Looks only: asking for the lock could be in the way of a back-up that begins at this moment. */
export async function isBackupRunning(db: Database): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and l.objsubid = 1
        and (l.classid::bigint << 32 | l.objid::bigint) = ${LOCK} and l.granted
    ) as running`.execute(db)
  return rows[0]?.running ?? false
}

/**
 * Removes no bytes while a back-up is made, since every file that its snapshot names must still exist when it copies the files.
 * Files left over have no row any more, and the nightly sweep removes them. The check comes after the row is deleted, so a
 * back-up that begins later does not know the row either.
 */
export function backupSafeStorage(storage: Storage, db: Database): Storage {
  return {
    ...storage,
    async remove(id) {
      if (!(await isBackupRunning(db))) await storage.remove(id)
    },
    sweep: (before, known) =>
      storage.sweep(before, async (ids) => {
        const rows = await known(ids)
        return (await isBackupRunning(db)) ? new Set(ids) : rows
      }),
  }
}
