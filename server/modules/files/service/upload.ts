import { MAX_UNUSED } from '@diwan/contract/files/limits'
import type { Upload } from '@diwan/contract/files/schemas'
import type { FileType } from '@diwan/contract/files/vocabulary'
import { FILE_EXTENSIONS, FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { cleanFileName } from '@diwan/core/file-name'
import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Received } from '../../../kit/http/receive.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { countUnused, insertFile } from '../queries.ts'
import type { Square } from './images.ts'
import { writeImage, writeLogo, writePhoto } from './images.ts'
import { typeOf } from './type-of.ts'

export interface KeptFile {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly purpose: Upload['purpose']
  readonly created_at: Date
}

/** Judges the bytes, makes pictures anew and keeps the file for its uploader. Whatever goes wrong, nothing stays. */
export async function uploadFile(ctx: Ctx, input: Upload, received: Received): Promise<KeptFile> {
  const id = newId()
  try {
    const made = await make(input, received)
    return await write(withContent(ctx, received), async (tx) => {
      if ((await countUnused(tx.db, ctx.actor.id)) >= MAX_UNUSED) throw new Problem('files.too_many_unused')
      const file: KeptFile = { id, ...made.file, purpose: input.purpose, created_at: ctx.clock.now() }
      await insertFile(tx.db, { ...file, owner_id: ctx.actor.id, sha256: made.sha256 })
      await received.staged.keep(id)
      return file
    }).catch(async (error: unknown) => {
      await ctx.portal.storage.remove(id)
      throw error
    })
  } finally {
    await received.staged.drop()
  }
}

/** A repeat has to bring the same bytes as well. */
function withContent(ctx: Ctx, { sha256 }: Received): Ctx {
  if (!ctx.receipt) return ctx
  const bodyHash = createHash('sha256').update(ctx.receipt.bodyHash).update(sha256).digest()
  return { ...ctx, receipt: { ...ctx.receipt, bodyHash } }
}

async function make({ name, purpose, x, y, side }: Upload, { staged, path, bytes }: Received) {
  const type = await typeOf(path, bytes)
  const allowed: readonly FileType[] = FILE_PROFILES[purpose].types
  if (!type || !allowed.includes(type)) throw new Problem('invalid_input', { fields: [{ path: 'file', code: 'file_type' }] })

  const square: Square | undefined = side && x !== undefined && y !== undefined ? { x, y, side } : undefined
  if (purpose === 'photo') await writePhoto(path, (size) => staged.path(size), square)
  else if (purpose === 'logo') await writeLogo(path, (size) => staged.path(size))
  else if (type === 'application/pdf') await rename(path, staged.path('original'))
  else await writeImage(path, staged.path('original'), type)
  await rm(path, { force: true })

  const { attached } = FILE_PROFILES[purpose]
  const kept = type === 'application/pdf' || attached ? type : 'image/webp'
  const content = await readFile(staged.path(attached ? 'original' : '256'))
  const file = { name: cleanFileName(name, FILE_EXTENSIONS[kept]), type: kept, bytes: content.length }
  return { file, sha256: createHash('sha256').update(content).digest() }
}
