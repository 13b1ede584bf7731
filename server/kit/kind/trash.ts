import type { Event } from '@diwan/contract/kit/event'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'
import { purge, restore, trash } from '../record/life.ts'
import { write, type Tx } from '../record/write.ts'
import { command } from './command.ts'
import type { RecordKind, RecordRow } from './types.ts'

interface TrashOf<Row, Flag extends string> {
  /** The check of `can` for moving a record to the trash. */
  readonly needs: Flag
  readonly events: { readonly trashed: Event; readonly restored: Event }
  /** Run in the transaction of the command, after the record moved. */
  readonly trashed?: (ctx: Ctx, tx: Tx, row: Row) => Promise<void>
  readonly restored?: (ctx: Ctx, tx: Tx, row: Row) => Promise<void>
}

/** Moves records to the trash of their owner, and restores them. */
export function trashCommands<Row extends RecordRow, Shown extends Row, Flag extends string>(
  kind: RecordKind<Row, Shown, Flag | 'restore'>,
  { needs, events, trashed, restored }: TrashOf<Row, Flag>,
) {
  return {
    trash: (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
      command(kind, ctx, { id, needs }, async (tx, row) => {
        await trash(ctx, tx, id)
        await trashed?.(ctx, tx, row)
        tx.record(events.trashed, { id }, await kind.deliveryToAll(tx.db, row))
        return { done: true }
      }),

    restore: (ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> =>
      write(ctx, async (tx) => {
        const row = await kind.lock(tx.db, ctx.actor, id)
        if (!row || !kind.can.restore(ctx.actor, row)) throw new Problem('not_found')
        await restore(tx, id)
        await restored?.(ctx, tx, row)
        tx.record(events.restored, { id }, await kind.deliveryToAll(tx.db, row))
        return { done: true }
      }),
  }
}

/**
 * Purges the caller's own trash, at most so many records by one call. A shared record goes for everyone; its other readers hear
 * nothing, since their lists never show the trash.
 */
export const emptyTrash =
  <Row extends RecordRow, Shown extends Row>(
    { lockTrash, hints }: Pick<RecordKind<Row, Shown>, 'lockTrash' | 'hints'>,
    { purged, most }: { readonly purged: Event; readonly most: number },
  ) =>
  (ctx: Ctx): Promise<{ count: number }> =>
    write(ctx, async (tx) => {
      const rows = await lockTrash(tx.db, ctx.actor, most)
      const ids = rows.map(({ id }) => id)
      await purge(ctx, tx, ids)
      for (const row of rows) tx.record(purged, { id: row.id }, { object: row.id, topics: hints(row) })
      return { count: rows.length }
    })
