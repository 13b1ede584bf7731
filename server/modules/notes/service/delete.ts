import { noteEvents } from '@diwan/contract/notes/events'
import { MAX_EMPTIED } from '@diwan/contract/notes/limits'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { purge, restore, trash } from '../../../kit/record/life.ts'
import { write } from '../../../kit/record/write.ts'
import { can } from '../access.ts'
import { lockNote, readTrash } from '../queries/note.ts'
import { deliveredToAll } from '../topics.ts'

export function trashNote(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockNote(tx.db, ctx.actor, id)
    demand(can, 'delete', ctx.actor, row)
    await trash(ctx, tx, id)
    tx.record(noteEvents.trashed, { id }, await deliveredToAll(tx.db, row))
    return { done: true }
  })
}

export function restoreNote(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  return write(ctx, async (tx) => {
    const row = await lockNote(tx.db, ctx.actor, id)
    if (!row || !can.restore(ctx.actor, row)) throw new Problem('not_found')
    await restore(tx, id)
    tx.record(noteEvents.restored, { id }, await deliveredToAll(tx.db, row))
    return { done: true }
  })
}

/** Of the caller alone; whose notes are shared takes them along for everybody. */
export function emptyTrash(ctx: Ctx): Promise<{ count: number }> {
  return write(ctx, async (tx) => {
    const ids = await readTrash(tx.db, ctx.actor.id, MAX_EMPTIED)
    await purge(ctx, tx, ids)
    for (const id of ids) tx.record(noteEvents.purged, { id }, { object: id, topics: [`notes:${ctx.actor.id}`] })
    return { count: ids.length }
  })
}
