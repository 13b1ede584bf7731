import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { applications } from '@diwan/contract/opportunities/endpoints'
import { applicationEvents } from '@diwan/contract/opportunities/events'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { write } from '../../../kit/record/write.ts'
import { takeFiles } from '../../files/public.ts'
import { indexRecord } from '../../search/public.ts'
import { can } from '../access.ts'
import { applicationRecord } from '../kind.ts'
import { insertApplication, readAgainst, readApplication } from '../queries/applications.ts'
import { lockOpportunity } from '../queries/opportunities.ts'
import { recordApplication } from './recorded.ts'
import { presented } from './read-applications.ts'

/** Until the due date has passed, by the clock of this moment; each person once, and not again after being declined. */
export const applyFor = (
  ctx: Ctx,
  { id: opportunityId, note, fileIds }: InputOf<typeof applications.apply>,
): Promise<OutputOf<typeof applications.apply>> =>
  write(ctx, async (tx) => {
    const row = await lockOpportunity(tx.db, opportunityId)
    demand(can, 'apply', ctx.actor, row)
    const now = ctx.clock.now()
    if (row.status !== 'OPEN') throw new Problem('wrong_state')
    if (row.due_at <= now) throw new Problem('opportunity.due')
    const against = await readAgainst(tx.db, opportunityId, ctx.actor.id)
    if (against !== null) throw new Problem(against === 'live' ? 'opportunity.applied_already' : 'opportunity.rejected_before')
    const id = await insertObject(tx.db, { kind: 'opportunity_application', by: ctx.actor.id, at: now })
    const { unit_id } = row
    await insertApplication(tx.db, {
      id,
      opportunity_id: opportunityId,
      unit_id,
      note,
      status: 'SENT',
      created_by: ctx.actor.id,
      created_at: now,
    })
    await takeFiles(tx, { ids: fileIds, purpose: 'attachment5', ownerId: ctx.actor.id, objectId: id })
    await indexRecord(tx.db, applicationRecord, id)
    const made = (await readApplication(tx.db, id))!
    recordApplication(ctx, tx, applicationEvents.sent, made)
    return (await presented(ctx, [made], tx.db))[0]!
  })
