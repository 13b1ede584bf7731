import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { claimSlot, readKept, readSlot, type KeptFile, type SlotRow } from '../queries/files.ts'
import { holdPlace, pausePlace } from './places.ts'
import { forgetSlot, ownSlot, partAt, type OwnSlot } from './slots.ts'
import { keepFile, type Incoming } from './upload.ts'

/** Asked twice at once, it is put together and judged once. */
const finishing = new Map<string, Promise<KeptFile>>()

/** What is refused is forgotten; what was kept, also by somebody who asked at the same moment, is answered again. */
export async function finishUpload(ctx: Ctx, { id }: { id: string }): Promise<KeptFile> {
  const slot = await ownSlot(ctx, id)
  if (slot.file_id) return again(ctx, slot.file_id)
  if (slot.received < slot.bytes) throw new Problem('files.out_of_step')
  const running = finishing.get(id) ?? judge(ctx, slot).finally(() => finishing.delete(id))
  finishing.set(id, running)
  return running
}

async function judge(ctx: Ctx, slot: OwnSlot): Promise<KeptFile> {
  try {
    await holdPlace(ctx, slot)
    return await finish(ctx, slot)
  } catch (error) {
    const now = await readSlot(ctx.db, ctx.actor.id, slot.id, ctx.clock.now())
    if (now?.file_id) return again(ctx, now.file_id)
    if (error instanceof Problem && error.code === 'invalid_input') await forgetSlot(ctx, slot.id)
    else await pausePlace(ctx, slot)
    throw error
  }
}

/** Puts the parts together and judges the whole. */
async function finish(ctx: Ctx, slot: OwnSlot): Promise<KeptFile> {
  return keepFile(ctx, slot, await assemble(ctx.portal, slot), async (tx, fileId) => {
    if (!(await claimSlot(tx.db, slot.id, fileId))) throw new Problem('files.out_of_step')
    tx.afterwards(() => ctx.portal.storage.remove(slot.id))
  })
}

async function again({ db, actor }: Ctx, fileId: string): Promise<KeptFile> {
  const file = await readKept(db, actor.id, fileId)
  if (!file) throw new Problem('not_found')
  return file
}

async function assemble({ storage }: Portal, { id, bytes }: SlotRow): Promise<Incoming> {
  const staged = await storage.stage()
  const path = staged.path('incoming')
  const file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  try {
    let at = 0
    while (at < bytes) {
      const begun = at
      for await (const chunk of await storage.read(id, partAt(at))) {
        hash.update(chunk)
        await file.writeFile(chunk)
        at += chunk.length
      }
      if (at === begun) throw new Error(`a part of the upload ${id} is empty`)
    }
    return { staged, path, bytes: at, sha256: hash.digest() }
  } catch (error) {
    await staged.drop()
    throw error
  } finally {
    await file.close()
  }
}
