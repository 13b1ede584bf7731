import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { UNUSED_HOURS } from '@diwan/contract/files/limits'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { deleteFile, deleteUnused, giveFile, knownFiles } from '../queries.ts'

interface Writing {
  readonly db: Queryable
}

export interface Taking {
  readonly id: string
  readonly purpose: FilePurpose
  /** Who uploaded it: nobody takes another's (H34). */
  readonly ownerId: string
  /** The record it belongs to from now on; that record's policy decides who reads it. */
  readonly objectId: string
}

/** In the transaction of the record: an unknown, foreign, used or otherwise meant file gets one and the same refusal. */
export async function takeFile(tx: Writing, taking: Taking): Promise<void> {
  if (!(await giveFile(tx.db, taking))) throw new Problem('files.not_available')
}

/** The record lets go of it, after it has stopped pointing at it: the row goes now, its bytes with the commit. */
export async function releaseFile({ storage }: Portal, tx: Writing & Pick<Tx, 'afterwards'>, id: string): Promise<void> {
  await deleteFile(tx.db, id)
  tx.afterwards(() => storage.remove(id))
}

/** Once a night: what nothing took within a day, and bytes that lost their row. */
export async function forgetUnusedFiles({ db, clock, storage }: Portal): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_HOURS * 3_600_000)
  for (const id of await deleteUnused(db, before)) await storage.remove(id)
  await storage.sweep(before, (ids) => knownFiles(db, ids))
}
