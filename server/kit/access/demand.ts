import { Problem } from '../http/problem.ts'
import type { Actor } from './actor.ts'
import type { May } from './reach.ts'

/** 404 when the caller may not even see the record, 403 when it is visible but not theirs to do this with. */
export function demand<Row, Flag extends string>(
  can: Readonly<Record<'view' | Flag, May<Row>>>,
  flag: Flag | 'view',
  actor: Actor,
  row: Row | undefined,
): asserts row is Row {
  if (row === undefined || !can.view(actor, row)) throw new Problem('not_found')
  if (!can[flag](actor, row)) throw new Problem('forbidden')
}

/** What this caller is granted on this record, as it travels. */
export function granted<Row, Flag extends string>(
  can: Readonly<Record<Flag, May<Row>>>,
  actor: Actor,
  row: Row,
): Record<Flag, boolean> {
  const flags = Object.keys(can) as Flag[]
  return Object.fromEntries(flags.map((flag) => [flag, can[flag](actor, row)])) as Record<Flag, boolean>
}
