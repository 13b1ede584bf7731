import type { Moves } from '@diwan/contract/kit/moves'
import { demand } from '../access/demand.ts'
import { Problem } from '../http/problem.ts'
import type { Ctx } from '../portal.ts'
import { move } from '../record/move.ts'
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

interface MoveOf<Flag extends string, Status extends string, Command extends string> extends CommandOf<Flag> {
  readonly version: number
  readonly moves: Moves<Status, Command>
  readonly move: NoInfer<Command>
}

/** The same for a move: it also checks that the table allows it in the status of the record, and `change` gets the next status. */
export const moveCommand = <
  Row extends RecordRow & { readonly status: string },
  Shown extends Row,
  Flag extends string,
  Status extends string,
  Command extends string,
  Answer,
>(
  kind: Pick<RecordKind<Row, Shown, Flag>, 'lock' | 'can'>,
  ctx: Ctx,
  { id, needs, version, moves, move: name }: MoveOf<NoInfer<Flag>, Status, Command>,
  change: (tx: Tx, row: Row, status: Status) => Promise<Answer>,
): Promise<Answer> =>
  command(kind, ctx, { id, needs }, (tx, row) =>
    // the CHECK of the column repeats the statuses of the table
    change(tx, row, move(moves, name, { status: row.status as Status, version: row.version }, version)),
  )
