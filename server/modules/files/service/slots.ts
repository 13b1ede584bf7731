import { UPLOAD_PART } from '@diwan/contract/files/limits'
import type { AppendPart, BeginUpload, UploadSlot } from '@diwan/contract/files/schemas'
import type { FilePurpose } from '@diwan/contract/files/vocabulary'
import { rename } from 'node:fs/promises'
import { Problem } from '../../../kit/http/problem.ts'
import type { Received } from '../../../kit/http/receive.ts'
import type { Exchange } from '../../../kit/http/route.ts'
import type { FileRules } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { advanceSlot, deleteOwnUnused, deleteSlot, readSlot, type SlotRow } from '../queries/files.ts'
import { allow } from './allow.ts'
import { refuseFile, refuseLarge } from './refuse.ts'
import { holdPlace, pausePlace, takePlace, timesOf } from './places.ts'

export const partAt = (offset: number): string => `part${offset}`

/** What would be refused in the end is refused before anything is sent. */
export async function beginUpload(ctx: Ctx, { name, purpose, bytes }: BeginUpload, rules: FileRules): Promise<UploadSlot> {
  const limit = await allow(ctx, purpose, rules)
  if (bytes === 0) refuseFile('file_empty')
  if (bytes >= limit.tooLarge) refuseLarge(limit)
  return write(ctx, async (tx) => {
    const { id } = await takePlace(ctx, tx, { name, purpose, bytes })
    return presentSlot({ id, bytes, received: 0 })
  })
}

export interface OwnSlot extends SlotRow {
  readonly purpose: FilePurpose
}

/** One that is somebody else's does not exist (H34). */
export async function ownSlot({ db, actor, clock }: Ctx, id: string): Promise<OwnSlot> {
  const slot = await readSlot(db, actor.id, id, clock.now())
  if (!slot) throw new Problem('not_found')
  return { ...slot, purpose: slot.purpose as FilePurpose }
}

/** Whose bytes this process takes now. A browser whose connection died sends the part again: the newer one counts. */
const receiving = new Map<string, AbortController>()

function overtake(id: string): AbortController {
  receiving.get(id)?.abort(new Problem('files.out_of_step'))
  const mine = new AbortController()
  receiving.set(id, mine)
  return mine
}

/** The bytes are counted as they come; a part that is cut off leaves the file as it was, and silence ends the upload. */
export async function appendPart(ctx: Ctx, { id, offset }: AppendPart, receive: Exchange['receive']): Promise<UploadSlot> {
  const slot = await ownSlot(ctx, id)
  if (slot.received !== offset) throw new Problem('files.out_of_step')
  const mine = overtake(id)
  try {
    await holdPlace(ctx, slot)
    return await takePart(ctx, slot, await receive({ ...partLimit(slot), ...timesOf(ctx, slot), signal: mine.signal }))
  } catch (error) {
    if (error instanceof Problem && error.code === 'files.too_slow') await forgetSlot(ctx, id)
    throw error
  } finally {
    if (receiving.get(id) === mine) {
      receiving.delete(id)
      await pausePlace(ctx, slot)
    }
  }
}

const partLimit = ({ bytes, received }: OwnSlot) =>
  ({ tooLarge: Math.min(UPLOAD_PART, bytes - received) + 1, code: 'file_longer' }) as const

async function takePart(ctx: Ctx, slot: OwnSlot, { staged, path, bytes }: Received): Promise<UploadSlot> {
  const { id, received: offset } = slot
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

export async function forgetSlot({ db, actor, portal }: Ctx, id: string): Promise<void> {
  await deleteSlot(db, actor.id, id)
  await portal.storage.remove(id)
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
