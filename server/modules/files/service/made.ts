import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { Portal } from '../../../kit/portal.ts'
import { insertFile } from '../queries/files.ts'

interface Made {
  readonly bytes: Uint8Array
  readonly name: string
  readonly type: string
  readonly purpose: FilePurpose
  /** Whose it is, as if this person had uploaded it. */
  readonly ownerId: string
  /** Nothing where a record takes it by its id. */
  readonly objectId: string | null
  /** Of what is played. */
  readonly seconds?: number
}

/** What the portal made or brought itself, for a record. Bytes whose transaction is rolled back go at night, like what was never uploaded to the end. */
export async function keepMade(
  { storage, clock }: Portal,
  db: Queryable,
  { bytes, objectId, ownerId, ...of }: Made,
): Promise<string> {
  const id = newId()
  const staged = await storage.stage()
  try {
    await writeFile(staged.path('original'), bytes, { mode: 0o600 })
    await staged.keep(id)
  } finally {
    await staged.drop()
  }
  const sha256 = createHash('sha256').update(bytes).digest()
  const at = clock.now()
  await insertFile(db, { id, ...of, owner_id: ownerId, object_id: objectId, bytes: bytes.length, sha256, created_at: at })
  return id
}
