import { emailKey } from '@diwan/core/email'
import { inquiryEvents } from '@diwan/contract/support/events'
import type { DecideInquiry, MergeInquiry, PlanInquiry } from '@diwan/contract/support/schemas/inquiry'
import { isNewer } from '@diwan/contract/releases/vocabulary'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { inquiryMoves } from '@diwan/contract/support/moves'
import { move } from '../../../../kit/record/move.ts'
import { readRelease } from '../../../releases/public.ts'
import { can } from '../../access.ts'
import { lockInquiries, readInquiry, redirectMerged, type InquiryReach, type InquiryRow } from '../../queries/inquiries.ts'
import { applyChange, command, type Moving } from './command.ts'
import { movedSince } from './overtaken.ts'

export const settleInquiry = (ctx: Ctx, input: DecideInquiry): Promise<InquiryRow> =>
  command(ctx, 'settle', input, () => ({ event: inquiryEvents.settled, reason: 'settled' }))

export const closeInquiry = (ctx: Ctx, input: DecideInquiry): Promise<InquiryRow> =>
  command(ctx, 'close', input, () => ({ event: inquiryEvents.closed, reason: 'closed' }))

export const markAsSpam = (ctx: Ctx, input: DecideInquiry): Promise<InquiryRow> =>
  command(ctx, 'spam', input, () => ({ event: inquiryEvents.closed, reason: 'spam' }))

const isSameAsker = (one: InquiryReach, other: InquiryReach): boolean =>
  one.asker_id === null ? emailKey(one.guest_mail ?? '') === emailKey(other.guest_mail ?? '') : one.asker_id === other.asker_id

/** Both are locked in one order. What was merged into this one leads to the target from now on, so every pointer is one step. */
export function mergeInquiry(ctx: Ctx, { id, version, into }: MergeInquiry): Promise<InquiryRow> {
  return write(ctx, async (tx) => {
    await lockInquiries(tx.db, [id, into])
    const inquiry = (await readInquiry(tx.db, id)) as Moving | undefined
    demand(can, 'answer', ctx.actor, inquiry)
    if (version !== inquiry.version) throw await movedSince(ctx, tx, id, { command: 'merge', version })
    const status = move(inquiryMoves, 'merge', inquiry)
    const target = await readInquiry(tx.db, into)
    demand(can, 'answer', ctx.actor, target)
    if (id === into) throw new Problem('support.merged_into_itself')
    if (!isSameAsker(inquiry, target)) throw new Problem('support.other_asker')
    if (target.status === 'CLOSED') throw new Problem('wrong_state')
    await redirectMerged(tx.db, id, into)
    tx.record(inquiryEvents.tookIn, { id: into, merged: id }, { object: into, audience: 'staff' })
    return applyChange(ctx, tx, inquiry, status, { event: inquiryEvents.merged, reason: 'merged', set: { merged_into: into } })
  })
}

/** A version that people have already is an answer, not a plan. */
export const planFix = (ctx: Ctx, input: PlanInquiry): Promise<InquiryRow> =>
  command(ctx, 'plan', input, async (_inquiry, tx) => {
    const { fixedIn } = input
    const now = fixedIn && (await readRelease(tx.db, fixedIn.module))
    if (fixedIn && now && !isNewer(fixedIn.version, now.version)) throw new Problem('support.version_released')
    return {
      event: inquiryEvents.planned,
      set: { fixed_module: fixedIn?.module ?? null, fixed_version: fixedIn?.version ?? null },
    }
  })
