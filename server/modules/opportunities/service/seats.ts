import { applicationEvents } from '@diwan/contract/opportunities/events'
import { OFFER_DAYS } from '@diwan/contract/opportunities/limits'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { firstWaiting, updateApplication, type ApplicationReach } from '../queries/applications.ts'
import { readSeats, updateOpportunity } from '../queries/opportunities.ts'
import { recordApplication, recordSeats } from './recorded.ts'

const DAY_MS = 86_400_000
/** Statuses in which seats are still given. */
const SEATING = new Set(['OPEN', 'CLOSED'])

/** The end of an offer: so many working days from now, or as many plain days where nobody ever works. */
async function offerEnd({ clock }: Ctx, db: Queryable): Promise<Date> {
  const now = clock.now()
  const at = addWorkingDays((await readWorkingDays(db)).calendar, toSeconds(now), OFFER_DAYS)
  return at === null ? new Date(now.getTime() + OFFER_DAYS * DAY_MS) : new Date(at * 1000)
}

/** Offers what is free to the first of the waiting list. The caller holds the lock of the opportunity. */
export async function offerSeats(ctx: Ctx, tx: Tx, opportunityId: string): Promise<void> {
  const { status, taken, number_of_users } = await readSeats(tx.db, opportunityId)
  for (let free = SEATING.has(status) ? number_of_users - taken : 0, until: Date | undefined; free > 0; free -= 1) {
    const first = await firstWaiting(tx.db, opportunityId)
    if (!first) break
    until ??= await offerEnd(ctx, tx.db)
    const changed = { offered_until: until, version: first.version + 1 }
    await updateApplication(tx.db, first.id, changed)
    recordApplication(ctx, tx, applicationEvents.offered, { ...first, ...changed })
  }
  await recordSeats(ctx, tx, { id: opportunityId })
}

/** A seat where one is free, else the next number of the waiting list. The caller holds both locks. */
export async function seat(ctx: Ctx, tx: Tx, row: ApplicationReach): Promise<ApplicationReach> {
  const { taken, number_of_users, last_waiting } = await readSeats(tx.db, row.opportunity_id)
  const free = taken < number_of_users
  const waiting_no = free ? row.waiting_no : last_waiting + 1
  if (!free) await updateOpportunity(tx.db, row.opportunity_id, { last_waiting: waiting_no })
  const changed = { status: free ? 'APPROVED' : 'PENDING', waiting_no, reviewer_id: null, version: row.version + 1 }
  await updateApplication(tx.db, row.id, changed)
  const now = { ...row, ...changed }
  recordApplication(ctx, tx, free ? applicationEvents.accepted : applicationEvents.queued, now)
  await recordSeats(ctx, tx, { id: row.opportunity_id })
  return now
}
