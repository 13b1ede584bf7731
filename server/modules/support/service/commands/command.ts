import type { Event } from '@diwan/contract/kit/event'
import type { InquiryCommand } from '@diwan/contract/support/moves'
import { inquiryMoves } from '@diwan/contract/support/moves'
import { inquiryChannel } from '@diwan/contract/support/events'
import { LAPSE_DAYS } from '@diwan/contract/support/limits'
import type { CloseReason, InquiryStatus } from '@diwan/contract/support/vocabulary'
import type { Updateable } from 'kysely'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { can } from '../../access.ts'
import { presentMoved } from '../../presenter/inquiry.ts'
import { lockInquiry, readInquiry, updateInquiry, type InquiryRow } from '../../queries/inquiries.ts'
import type { Inquiries } from '../../rows.gen.ts'
import { topicsOf } from '../../topics.ts'
import { movedSince } from './overtaken.ts'

const DAY_MS = 86_400_000

export type Moving = InquiryRow & { status: InquiryStatus }

/** What a command does besides moving the status. */
export interface CommandEffect {
  readonly event: Event
  readonly set?: Updateable<Inquiries>
  /** Why it is closed, where it is. */
  readonly reason?: CloseReason
  /** Of the event, besides what every move reports. */
  readonly detail?: object
}

interface Seen {
  readonly id: string
  /** Nothing where it holds whatever was changed since. */
  readonly version?: number | undefined
}

/** Lock, demand, move, change, record: what every command of an inquiry shares. */
export function command(
  ctx: Ctx,
  name: InquiryCommand,
  { id, version }: Seen,
  decide: (inquiry: Moving, tx: Tx) => CommandEffect | Promise<CommandEffect>,
): Promise<InquiryRow> {
  return write(ctx, async (tx) => {
    const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
    demand(can, (inquiryMoves[name].needs ?? name) as keyof typeof can, ctx.actor, inquiry)
    if (version !== undefined && version !== inquiry.version) throw await movedSince(ctx, tx, id, { command: name, version })
    const status = move(inquiryMoves, name, inquiry)
    return applyChange(ctx, tx, inquiry, status, await decide(inquiry, tx))
  })
}

/** Applies a change and records it. The caller holds the row lock and has checked permission and state. */
export async function applyChange(
  ctx: Ctx,
  tx: Tx,
  inquiry: Moving,
  status: InquiryStatus,
  { event, set, reason, detail }: CommandEffect,
): Promise<InquiryRow> {
  const at = ctx.clock.now()
  await updateInquiry(tx.db, inquiry.id, {
    status,
    version: inquiry.version + 1,
    activity_at: at,
    ...(status !== inquiry.status && entering(status, at, reason)),
    ...set,
  })
  const row = (await readInquiry(tx.db, inquiry.id))!
  const topics = [...new Set([...topicsOf(inquiry), ...topicsOf(row)])]
  const channels = [inquiryChannel(inquiry.id)]
  tx.record(event, { ...presentMoved(ctx.actor, row), ...detail }, { object: inquiry.id, audience: 'asker', channels, topics })
  return row
}

/** What held for the status before no longer holds; an answer that is not contradicted closes the inquiry some days later. */
const entering = (status: InquiryStatus, at: Date, reason: CloseReason | undefined): Updateable<Inquiries> => ({
  wakes_at: status === 'DONE' ? new Date(at.getTime() + LAPSE_DAYS * DAY_MS) : null,
  reason: status === 'CLOSED' ? reason! : null,
  closed_at: status === 'CLOSED' ? at : null,
})
