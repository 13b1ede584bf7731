import type { Upload } from '@diwan/contract/files/schemas'
import type { FileType } from '@diwan/contract/files/vocabulary'
import { FILE_EXTENSIONS, FILE_PROFILES } from '@diwan/contract/files/vocabulary'
import { cleanFileName } from '@diwan/core/file-name'
import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { newId } from '../../../kit/db/id.ts'
import { withContent } from '../../../kit/http/body-receipt.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Received } from '../../../kit/http/receive.ts'
import type { Exchange } from '../../../kit/http/route.ts'
import type { FileRules } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { write } from '../../../kit/record/write.ts'
import { deleteSlot, insertFile, type KeptFile } from '../queries/files.ts'
import { allow } from './allow.ts'
import { decodePicture } from './pictures/decoder.ts'
import type { PictureTask, Pixels } from './pictures/make.ts'
import { holdPlace, takePlace, timesOf } from './places.ts'
import { refuseFile } from './refuse.ts'
import { judgeApart } from './judge-apart.ts'

/** The whole body at once: for what is small, and for programs. */
export async function uploadFile(ctx: Ctx, input: Upload, receive: Exchange['receive'], rules: FileRules): Promise<KeptFile> {
  const limit = await allow(ctx, input.purpose, rules)
  const place = await write({ ...ctx, receipt: undefined }, async (tx) => {
    const taken = await takePlace(ctx, tx, { ...input, bytes: limit.tooLarge - 1 })
    await holdPlace(tx, taken)
    return taken
  })
  try {
    const received = await receive({ ...limit, ...timesOf(ctx, place) })
    return await keepFile(withContent(ctx, received), input, received, async (tx) => {
      if (!(await deleteSlot(tx.db, ctx.actor.id, place.id))) throw new Problem('files.too_slow')
    })
  } finally {
    await deleteSlot(ctx.db, ctx.actor.id, place.id)
  }
}

export type Incoming = Pick<Received, 'staged' | 'path' | 'bytes' | 'sha256'>

/** Checks the bytes, re-encodes pictures and stores the file for its uploader. A failure leaves nothing behind. */
export async function keepFile(
  ctx: Ctx,
  said: Upload,
  incoming: Incoming,
  also: (tx: Tx, id: string) => Promise<void>,
): Promise<KeptFile> {
  const id = newId()
  try {
    const made = await make(ctx.actor.id, said, incoming)
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

async function make(personId: string, { name, purpose, x, y, side }: Upload, { staged, path, bytes, sha256 }: Incoming) {
  if (bytes === 0) refuseFile('file_empty')
  const { types, attached } = FILE_PROFILES[purpose]
  const judged = await judgeApart(personId, { purpose, path, bytes })
  const allowed: readonly FileType[] = types
  const type = judged && allowed.includes(judged.type) ? judged.type : refuseFile('file_type')

  const square = side && x !== undefined && y !== undefined ? { x, y, side } : undefined
  const of = {
    from: path,
    to: staged.folder,
    make: purpose === 'photo' || purpose === 'logo' ? purpose : 'shown',
    square,
  } as const
  const pixels = type === 'image/png' || type === 'image/jpeg' ? await pictureOf(personId, of) : null
  await (attached ? rename(path, staged.path('original')) : rm(path, { force: true }))

  const kept = attached ? type : 'image/webp'
  const content = attached ? { bytes, sha256 } : await ofPicture(staged.path('256'))
  const { width, height } = (attached && pixels) || judged?.media || { width: null, height: null }
  const seconds = judged?.media?.seconds ?? null
  const file = { name: cleanFileName(name, FILE_EXTENSIONS[kept]), type: kept, bytes: content.bytes, width, height, seconds }
  return { file, sha256: content.sha256 }
}

/** What was made here is small. */
async function ofPicture(path: string) {
  const content = await readFile(path)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest() }
}

const pictureOf = async (personId: string, task: PictureTask): Promise<Pixels> =>
  (await decodePicture(personId, task)) ?? refuseFile('file_type')
