import { UPLOAD_PART } from '@diwan/contract/files/limits'
import type { AppendPart, BeginUpload, UploadSlot } from '@diwan/contract/files/schemas'
import { FILE_PROFILES, type FilePurpose } from '@diwan/contract/files/vocabulary'
import { rename } from 'node:fs/promises'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Exchange } from '../../../kit/http/route.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { advanceSlot, deleteOwnUnused, deleteSlot, insertSlot, readSlot, type SlotRow } from '../queries.ts'
import { refuseFile } from './refuse.ts'
import { demandRoom } from './upload.ts'

export const partAt = (offset: number): string => `part${offset}`

/** What would be refused in the end is refused before anything is sent. */
export function beginUpload(ctx: Ctx, { name, purpose, bytes }: BeginUpload): Promise<UploadSlot> {
  const { tooLarge, tooLargeCode } = FILE_PROFILES[purpose]
  if (bytes === 0) refuseFile('file_empty')
  if (bytes >= tooLarge) refuseFile(tooLargeCode)
  return write(ctx, async (tx) => {
    await demandRoom(tx.db, ctx.actor.id)
    const slot = { id: newId(), bytes, purpose, name: name.toWellFormed().replaceAll('\0', '') }
    await insertSlot(tx.db, { ...slot, owner_id: ctx.actor.id, created_at: ctx.clock.now() })
    return presentSlot({ ...slot, received: 0 })
  })
}

export interface OwnSlot extends SlotRow {
  readonly purpose: FilePurpose
}

/** One that is somebody else's does not exist (H34). */
export async function ownSlot({ db, actor }: Ctx, id: string): Promise<OwnSlot> {
  const slot = await readSlot(db, actor.id, id)
  if (!slot) throw new Problem('not_found')
  return { ...slot, purpose: slot.purpose as FilePurpose }
}

/** The bytes are counted as they come; a part that is cut off leaves the file as it was. */
export async function appendPart(ctx: Ctx, { id, offset }: AppendPart, receive: Exchange['receive']): Promise<UploadSlot> {
  const slot = await ownSlot(ctx, id)
  if (slot.received !== offset) throw new Problem('files.out_of_step')
  const most = Math.min(UPLOAD_PART, slot.bytes - offset)
  const { staged, path, bytes } = await receive({ tooLarge: most + 1, code: 'file_longer' })
  try {
    if (bytes === 0) return presentSlot(slot)
    await rename(path, staged.path(partAt(offset)))
    return await write(ctx, async (tx) => {
      const next = await advanceSlot(tx.db, { id, ownerId: ctx.actor.id, offset, bytes })
      if (!next) throw new Problem('files.out_of_step')
      await staged.add(id)
      return presentSlot(next)
    })
  } finally {
    await staged.drop()
  }
}

/** Whether it was on its way still or had arrived: nobody wants it any more. */
export async function abandonUpload(ctx: Ctx, { id }: { id: string }): Promise<Record<string, never>> {
  const gone = (await deleteSlot(ctx.db, ctx.actor.id, id)) || (await deleteOwnUnused(ctx.db, ctx.actor.id, id))
  if (!gone) throw new Problem('not_found')
  await ctx.portal.storage.remove(id)
  return {}
}

export const presentSlot = ({ id, bytes, received }: Pick<SlotRow, 'id' | 'bytes' | 'received'>): UploadSlot => ({
  id,
  bytes,
  received,
})
