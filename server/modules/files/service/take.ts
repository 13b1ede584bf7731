import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import type { Attachment } from '@diwan/contract/files/schemas'
import { UNUSED_HOURS } from '@diwan/contract/files/limits'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Forgetting } from '../../../kit/record/forget.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { presentAttachment } from '../presenter.ts'
import { deleteFile, deleteFilesOf, deleteOldSlots, deleteUnused, giveFiles, knownFiles } from '../queries/files.ts'

interface Writing {
  readonly db: Queryable
}

interface To {
  readonly purpose: FilePurpose
  /** Who uploaded it: nobody takes another's (H34). */
  readonly ownerId: string
  /** The record it belongs to from now on; that record's policy decides who reads it. */
  readonly objectId: string
}

export interface Taking extends To {
  readonly id: string
}

/** In the transaction of the record: an unknown, foreign, used or otherwise meant file gets one and the same refusal. */
export async function takeFile(tx: Writing, { id, ...to }: Taking): Promise<void> {
  await takeFiles(tx, { ids: [id], ...to })
}

/** All of them or none, in the order given. */
export async function takeFiles(tx: Writing, { ids, ...to }: To & { readonly ids: readonly string[] }): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const given = new Map((await giveFiles(tx.db, { ids, ...to })).map((row) => [row.id, presentAttachment(row)]))
  const files = ids.flatMap((id) => given.get(id) ?? [])
  if (given.size < ids.length || files.length < ids.length) throw new Problem('files.not_available')
  return files
}

/** The record lets go of it, after it has stopped pointing at it: the row goes now, its bytes with the commit. */
export async function releaseFile({ storage }: Portal, tx: Writing & Pick<Tx, 'afterwards'>, id: string): Promise<void> {
  await deleteFile(tx.db, id)
  tx.afterwards(() => storage.remove(id))
}

/** Files of purged records: the rows go now, their bytes with the commit, or in the night's sweep if the process ends before. */
export async function forgetFiles({ storage }: Portal, tx: Forgetting, objectIds: readonly string[]): Promise<void> {
  for (const id of await deleteFilesOf(tx.db, objectIds)) tx.afterwards(() => storage.remove(id))
}

/** Once a night: what nothing took or nobody finished within a day, and bytes that lost their row. */
export async function forgetUnusedFiles({ db, clock, storage }: Portal): Promise<void> {
  const before = new Date(clock.now().getTime() - UNUSED_HOURS * 3_600_000)
  const forgotten = [...(await deleteUnused(db, before)), ...(await deleteOldSlots(db, before))]
  for (const id of forgotten) await storage.remove(id)
  await storage.sweep(before, (ids) => knownFiles(db, ids))
}
