import { opportunityApprovalEvents } from '@diwan/contract/opportunities/events'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { PORTAL } from '../../../kit/access/actor.ts'
import { beginRun, type ApprovingOf } from '../../approvals/public.ts'
import { keepPublication, lockPublication } from '../../publishing/public.ts'
import { canApprove } from '../access.ts'
import { opportunityRecord } from '../kind.ts'
import { lockOpportunity, readOpportunities, updateOpportunity, type OpportunityReach } from '../queries/opportunities.ts'
import { opportunityInbox } from './inbox.ts'

/** Opportunities are approved by the heads whom their chain names. */
export const opportunityApproval: ApprovingOf<OpportunityReach> = {
  kind: 'opportunity',
  module: 'opportunity',
  events: opportunityApprovalEvents,
  can: canApprove,
  read: async (db, id) => (await readOpportunities(db, PORTAL, [id]))[0],
  lock: lockOpportunity,
  sortOf: ({ created_at }) => created_at,
  keep: (db, { id, version }, status) => updateOpportunity(db, id, { status, version: version + 1 }),
  told: (row, people) => opportunityRecord.delivery(row, people),
  inbox: opportunityInbox,
  // until it opens; what was planned goes with its approval
  revoked: {
    events: opportunityApprovalEvents,
    may: (_ctx, { status }) => status === 'APPROVED',
    undo: (_ctx, tx, { id }) => unplan(tx, id),
  },
}
/** Asks those whom the chain of its unit names, never the person who submits it; without a chain the nearest head. */
export async function beginApproval(ctx: Ctx, tx: Tx, row: OpportunityReach): ReturnType<typeof beginRun> {
  const { id, unit_id: unitId, created_at: sortAt, version } = row
  const requesterId = ctx.actor.id
  const reached = await beginRun(ctx, tx, { objectId: id, kind: 'opportunity', requesterId, unitId, sortAt })
  if (reached !== 'waiting') return reached
  const asked = (await lockOpportunity(tx.db, id))!.asked
  const by = { id: ctx.actor.id, fullName: ctx.actor.fullName, photo: ctx.actor.photo }
  const fact = { id, step: 1, version: version + 1, by }
  tx.record(opportunityApprovalEvents.asked, fact, opportunityRecord.delivery(row, asked))
  return reached
}

/** Nothing is published any more at the hour that was planned. */
export async function unplan(tx: Tx, id: string): Promise<void> {
  const kept = await lockPublication(tx.db, id)
  if (kept.publish_at !== null && kept.published_at === null) await keepPublication(tx.db, { ...kept, publish_at: null })
}
