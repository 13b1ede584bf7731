import { opportunityApprovalEvents } from '@diwan/contract/opportunities/events'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { beginRun, saveChain, type ApprovingOf } from '../../approvals/public.ts'
import { canApprove } from '../access.ts'
import { opportunityRecord } from '../kind.ts'
import { lockOpportunity, readOpportunities, updateOpportunity, type OpportunityReach } from '../queries/opportunities.ts'

/** Opportunities are approved by the heads whom their chain names. */
export const opportunityApproval: ApprovingOf<OpportunityReach> = {
  kind: 'opportunity',
  module: 'opportunity',
  events: opportunityApprovalEvents,
  can: canApprove,
  read: async (db, id) => (await readOpportunities(db, NOBODY, [id]))[0],
  lock: lockOpportunity,
  sortOf: ({ created_at }) => created_at,
  keep: (db, { id, version }, status) => updateOpportunity(db, id, { status, version: version + 1 }),
  told: (row, people) => opportunityRecord.delivery(row, people),
}
const NOBODY = { id: '00000000-0000-0000-0000-000000000000' }

const NEAREST_HEAD = { who: 'heads', scope: 'nearest', unitId: null, userId: null, rule: 'any', hours: 16 } as const

/** Asks the nearest head, who is never its creator. */
export async function beginApproval(ctx: Ctx, tx: Tx, row: OpportunityReach): ReturnType<typeof beginRun> {
  const at = ctx.clock.now()
  const chainId = await saveChain(tx.db, { kind: 'opportunity', targetId: row.id, steps: [NEAREST_HEAD], at })
  const reached = await beginRun(ctx, tx, {
    objectId: row.id,
    kind: 'opportunity',
    requesterId: row.created_by,
    chainId,
    sortAt: row.created_at,
  })
  if (reached === 'waiting') {
    const { id, version } = row
    const asked = (await lockOpportunity(tx.db, id))!.asked
    const by = { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo }
    tx.record(
      opportunityApprovalEvents.asked,
      { id, step: 1, version: version + 1, by },
      opportunityRecord.delivery(row, asked),
    )
  }
  return reached
}
