import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Portal } from '../../../kit/portal.ts'
import { insertCopiesOf } from '../queries/files.ts'

/** A file, and the id under which its bytes lie a second time. */
export interface Copied {
  readonly from: string
  readonly to: string
}

/**
 * Before the transaction that keeps them: who may read the files is asked by the caller. What gets no row in the end goes at night, like
 * what was never uploaded to the end.
 */
export async function copyBytes({ storage }: Portal, ids: readonly string[]): Promise<Copied[]> {
  const copied: Copied[] = []
  for (const from of ids) {
    const to = newId()
    const staged = await storage.stage()
    try {
      for (const variant of await storage.variants(from))
        await pipeline(Readable.from(await storage.read(from, variant)), createWriteStream(staged.path(variant), { mode: 0o600 }))
      await staged.keep(to)
    } finally {
      await staged.drop()
    }
    copied.push({ from, to })
  }
  return copied
}

/** As if this person had uploaded them: a record takes them in the same transaction. Of a file that is gone there is no copy. */
export async function insertCopies(db: Queryable, copied: readonly Copied[], ownerId: string, at: Date): Promise<void> {
  if (copied.length === 0) return
  if ((await insertCopiesOf(db, copied, ownerId, at)) < copied.length) throw new Problem('files.not_available')
}
