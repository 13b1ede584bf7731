import { ApprovalStep } from '@diwan/contract/approvals/schemas'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { beginRun, saveChain } from '../../../approvals/public.ts'
import type { RequestRow } from '../../queries/permissions/request.ts'

/** The nearest head decides on it. */
export async function begin(ctx: Ctx, tx: Tx, { row, days }: { row: RequestRow; days: number }) {
  const steps = [ApprovalStep.parse({ who: 'heads' })]
  const chainId = await saveChain(tx.db, { kind: 'permission', targetId: row.unit_id ?? row.id, steps, at: ctx.clock.now() })
  const [objectId, requesterId, kind, sortAt] = [row.id, row.created_by, 'permission', row.created_at] as const
  return beginRun(ctx, tx, { objectId, requesterId, kind, chainId, sortAt, days })
}
