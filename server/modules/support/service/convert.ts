import type { Document } from '@diwan/core/document'
import { inquiryEvents } from '@diwan/contract/support/events'
import { inquiryMoves } from '@diwan/contract/support/moves'
import { demand } from '../../../kit/access/demand.ts'
import type { LinkEnd, ObjectKind } from '../../../kit/module.ts'
import { move } from '../../../kit/record/move.ts'
import { can } from '../access.ts'
import { lockInquiry, readInquiries, readInquiry } from '../queries/inquiries.ts'
import { readSaid } from '../queries/said.ts'
import { applyChange, type Moving } from './commands/command.ts'
import { notifyGuest } from './guest/mails.ts'
import { pathOf } from './paths.ts'

const OLDEST_AMONG = 50

/** Of an inquiry those who answer it make something else: its subject and what was asked first. */
export const inquirySource: NonNullable<ObjectKind['source']> = async ({ db, actor }, id, part) => {
  const inquiry = await readInquiry(db, id)
  if (!inquiry || part !== undefined || !can.view(actor, inquiry) || !can.answer(actor, inquiry)) return undefined
  const first = (await readSaid(db, id, OLDEST_AMONG)).at(-1)
  return { title: inquiry.subject, body: (first?.body ?? null) as Document | null }
}

/** The inquiry is closed by what was made of it, once: of two at the same time the second is refused as a whole. */
export const convertInquiry: NonNullable<ObjectKind['made']> = async (ctx, tx, id, made) => {
  const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
  demand(can, 'answer', ctx.actor, inquiry)
  const status = move(inquiryMoves, 'convert', inquiry)
  await applyChange(ctx, tx, inquiry, status, {
    event: inquiryEvents.converted,
    reason: 'converted',
    set: { ticket_id: made },
  })
  await notifyGuest(ctx.portal, tx, inquiry, 'converted')
}

/** Links come by converting only; what is linked is shown where it leads to. */
export const linkedInquiries: LinkEnd = {
  cards: async ({ db }, actor, ids) => {
    const rows = (await readInquiries(db, ids)).filter((row) => can.view(actor, row))
    return rows.map((row) => ({
      id: row.id,
      shortId: row.short_id,
      title: row.subject,
      status: row.status,
      path: pathOf(actor, row),
      change: can.answer(actor, row),
    }))
  },
  recordLink: () => undefined, // the event of converting says it
}
