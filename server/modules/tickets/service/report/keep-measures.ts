import { PORTAL } from '../../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { keepMeasures, lockMeasured, readMoments, readUnmeasured } from '../../queries/measures.ts'
import { measure, type Moment } from './measure.ts'

const BATCH = 100

/** Measures a ticket in the transaction that changes it; its history does not hold this change yet. */
export async function measureTicket(tx: Tx, id: string): Promise<void> {
  const ticket = await lockMeasured(tx.db, id)
  if (!ticket) return
  const { calendar } = await readWorkingDays(tx.db)
  const moments: Moment[] = [{ at: ticket.created_at, status: 'NEW' }, ...(await readMoments(tx.db, id))]
  if (moments.at(-1)!.status !== ticket.status)
    moments.push({ at: ticket.closed_at ?? ticket.activity_at, status: ticket.status })
  await keepMeasures(tx.db, id, measure(calendar, moments, ticket.answered_at))
}

/** Measures what was there before tickets were measured. */
export async function measureOldTickets(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  for (;;) {
    const ids = await readUnmeasured(portal.db, BATCH)
    for (const id of ids)
      await write(ctx, async (tx) => {
        await measureTicket(tx, id)
        return null
      })
    if (ids.length < BATCH) return
  }
}
