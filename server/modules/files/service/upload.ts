import { MAX_UNUSED } from '@diwan/contract/files/limits'
import type { Upload } from '@diwan/contract/files/schemas'
import type { FileType } from '@diwan/contract/files/vocabulary'
import { FILE_EXTENSIONS, FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { cleanFileName } from '@diwan/core/file-name'
import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { newId } from '../../../kit/db/id.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Received } from '../../../kit/http/receive.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { countUnused, insertFile, type KeptFile } from '../queries.ts'
import type { Square } from './images.ts'
import { writeLogo, writePhoto, writeShown } from './images.ts'
import { refuseFile } from './refuse.ts'
import { typeOf } from './type-of.ts'

/** The whole body at once: for what is small, and for programs. */
export function uploadFile(ctx: Ctx, input: Upload, received: Received): Promise<KeptFile> {
  return keepFile(withContent(ctx, received), input, received, (tx) => demandRoom(tx.db, ctx.actor.id))
}

/** Nobody fills the disk with what nothing uses. */
export async function demandRoom(db: Queryable, ownerId: string): Promise<void> {
  if ((await countUnused(db, ownerId)) >= MAX_UNUSED) throw new Problem('files.too_many_unused')
}

export type Incoming = Pick<Received, 'staged' | 'path' | 'bytes'>

/** Judges the bytes, makes pictures anew and keeps the file for its uploader. Whatever goes wrong, nothing stays. */
export async function keepFile(
  ctx: Ctx,
  said: Upload,
  incoming: Incoming,
  also: (tx: Tx, id: string) => Promise<void>,
): Promise<KeptFile> {
  const id = newId()
  try {
    const made = await make(said, incoming)
    return await write(ctx, async (tx) => {
      await also(tx, id)
      const file: KeptFile = { id, ...made.file, purpose: said.purpose, created_at: ctx.clock.now() }
      await insertFile(tx.db, { ...file, owner_id: ctx.actor.id, sha256: made.sha256 })
      await incoming.staged.keep(id)
      return file
    }).catch(async (error: unknown) => {
      await ctx.portal.storage.remove(id)
      throw error
    })
  } finally {
    await incoming.staged.drop()
  }
}

/** A repeat has to bring the same bytes as well. */
function withContent(ctx: Ctx, { sha256 }: Received): Ctx {
  if (!ctx.receipt) return ctx
  const bodyHash = createHash('sha256').update(ctx.receipt.bodyHash).update(sha256).digest()
  return { ...ctx, receipt: { ...ctx.receipt, bodyHash } }
}

async function make({ name, purpose, x, y, side }: Upload, { staged, path, bytes }: Incoming) {
  if (bytes === 0) refuseFile('file_empty')
  const found = await typeOf(path)
  const { types, attached } = FILE_PROFILES[purpose]
  const allowed: readonly FileType[] = types
  const type = found && allowed.includes(found) ? found : refuseFile('file_type')

  const square: Square | undefined = side && x !== undefined && y !== undefined ? { x, y, side } : undefined
  const to = (variant: string) => staged.path(variant)
  const isPicture = type === 'image/png' || type === 'image/jpeg'
  const shown = attached && isPicture ? await writeShown(path, to) : { width: null, height: null }
  if (attached) await rename(path, to('original'))
  else await (purpose === 'logo' ? writeLogo(path, to) : writePhoto(path, to, square))
  await rm(path, { force: true })

  const kept = attached ? type : 'image/webp'
  const content = await readFile(to(attached ? 'original' : '256'))
  const file = { name: cleanFileName(name, FILE_EXTENSIONS[kept]), type: kept, bytes: content.length, ...shown }
  return { file, sha256: createHash('sha256').update(content).digest() }
}
