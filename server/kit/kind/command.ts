import { demand } from '../access/demand.ts'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'
import { write, type Tx } from '../record/write.ts'
import type { RecordKind, RecordRow } from './types.ts'

interface CommandOf<Flag extends string> {
  readonly id: string
  /** The check of `can` that the caller must pass. */
  readonly needs: Flag | 'view'
  /** The version that the caller saw; absent where the command may change any version. */
  readonly version?: number
}

/**
 * The order of every command on one record: lock it, authorize the caller, check the version. Then `change` writes, records what
 * happened and answers. All of it is one transaction.
 */
export const command = <Row extends RecordRow, Shown extends Row, Flag extends string, Answer>(
  { lock, can }: Pick<RecordKind<Row, Shown, Flag>, 'lock' | 'can'>,
  ctx: Ctx,
  { id, needs, version }: CommandOf<NoInfer<Flag>>,
  change: (tx: Tx, row: Row) => Promise<Answer>,
): Promise<Answer> =>
  write(ctx, async (tx) => {
    const row = await lock(tx.db, ctx.actor, id)
    demand(can, needs, ctx.actor, row)
    if (version !== undefined && version !== row.version) throw new Problem('changed_meanwhile')
    return change(tx, row)
  })
