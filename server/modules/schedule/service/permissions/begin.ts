import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { beginRun } from '../../../approvals/public.ts'
import type { RequestRow } from '../../queries/permissions/request.ts'

/** The chain of the nearest unit up the tree decides on it, or else the nearest head. Part of a day counts as one. */
export const begin = (ctx: Ctx, tx: Tx, { row, days }: { row: RequestRow; days: number }) =>
  beginRun(ctx, tx, {
    objectId: row.id,
    requesterId: row.created_by,
    kind: 'permission',
    unitId: row.unit_id,
    sortAt: row.created_at,
    days: Math.max(1, days),
  })
