import { inquiryEvents } from '@diwan/contract/support/events'
import type { InquiryCommand } from '@diwan/contract/support/moves'
import type { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { overtaken } from '../../../../kit/record/overtaken.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { presentInquiry } from '../../presenter/inquiry.ts'
import { readInquiry } from '../../queries/inquiries.ts'

/** The event by which a command that names a version is known. */
const recorded: Partial<Record<InquiryCommand, { readonly name: string }>> = {
  assign: inquiryEvents.assigned,
  ask: inquiryEvents.asked,
  answer: inquiryEvents.answered,
  settle: inquiryEvents.settled,
  close: inquiryEvents.closed,
  spam: inquiryEvents.closed,
  merge: inquiryEvents.merged,
  plan: inquiryEvents.planned,
  convert: inquiryEvents.converted,
}

interface Seen {
  readonly command: InquiryCommand
  readonly version: number
}

/** Someone else moved the inquiry since this version was read. */
export async function movedSince(ctx: Ctx, { db }: Tx, id: string, { command, version }: Seen): Promise<Problem> {
  const row = await readInquiry(db, id)
  return overtaken(ctx, db, {
    id,
    event: recorded[command]?.name ?? '',
    overtook: (detail) => typeof detail['version'] === 'number' && detail['version'] > version,
    current: row && presentInquiry(ctx.actor, row),
  })
}
