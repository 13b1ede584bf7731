import type { Event } from '@diwan/contract/kit/event'
import { applicationEvents, opportunityEvents } from '@diwan/contract/opportunities/events'
import type { ApplicationStatus, OpportunityStatus } from '@diwan/contract/opportunities/vocabulary'
import { PORTAL } from '../../../kit/access/actor.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { deliveryForApplication, opportunityRecord } from '../kind.ts'
import type { ApplicationReach } from '../queries/applications.ts'
import type { OpportunityReach, OpportunityRow } from '../queries/opportunities.ts'

const byOf = ({ actor }: Ctx) => (actor === PORTAL ? null : { id: actor.id, fullName: actor.fullName, photo: actor.photo })

type What = Exclude<keyof typeof opportunityEvents, 'deleted' | 'seated'>
interface Recording {
  /** Those whom it addressed or asked until now, who lose it. */
  readonly before?: readonly string[]
  readonly announced?: boolean
}

/** Records what happened to an opportunity, with the record as it is now, and answers that. */
export async function recordOpportunity(
  ctx: Ctx,
  tx: Tx,
  what: What,
  id: string,
  { before = [], announced = false }: Recording = {},
): Promise<OpportunityRow> {
  const row = (await opportunityRecord.readOne(tx.db, ctx.actor, id))!
  const { version } = row
  const status = row.status as OpportunityStatus
  const linked = [...new Set([...before, ...row.tokens, ...row.asked])]
  tx.record(opportunityEvents[what], { id, status, version, by: byOf(ctx), announced }, opportunityRecord.delivery(row, linked))
  return row
}

/** Records what happened to an application. */
export function recordApplication(ctx: Ctx, tx: Tx, event: Event, row: ApplicationReach): void {
  const { id, opportunity_id: opportunityId, version, waiting_no: waitingNo, offered_until: until } = row
  const status = row.status as ApplicationStatus
  const offeredUntil = until && toSeconds(until)
  const detail = { id, opportunityId, status, version, waitingNo, offeredUntil, by: byOf(ctx) }
  tx.record(event as typeof applicationEvents.sent, detail, deliveryForApplication(row))
}

/** Everybody who looks at the opportunity sees how many seats are taken now and how many people wait. */
export async function recordSeats(ctx: Ctx, tx: Tx, { id }: Pick<OpportunityReach, 'id'>): Promise<void> {
  const row = (await opportunityRecord.readOne(tx.db, ctx.actor, id))!
  const { taken, waiting } = row
  tx.record(opportunityEvents.seated, { id, taken, waiting }, opportunityRecord.delivery(row, row.tokens))
}
