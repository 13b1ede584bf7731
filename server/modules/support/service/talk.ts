import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { inquiryChannel, inquiryEvents, inquiryStaffChannel } from '@diwan/contract/support/events'
import { inquiryMessages } from '@diwan/contract/support/endpoints/messages'
import { EDIT_SECONDS, MAX_ATTACHMENTS } from '@diwan/contract/support/limits'
import { inquiryMoves } from '@diwan/contract/support/moves'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { talk } from '../../talk/public.ts'
import { can } from '../access.ts'
import { lockInquiry, readableInquiries, type InquiryReach } from '../queries/inquiries.ts'
import { topicsOf, topicsOfStaff } from '../topics.ts'
import { applyChange, type Moving } from './commands/command.ts'

interface Guest {
  readonly name: string
  readonly email: string
  readonly language: 'ar' | 'en'
}

/** Either a person of the portal, or a guest. */
export type From = { readonly person: string } | { readonly guest: Guest }

/** Messages of an inquiry have two audiences: its asker with those who answer, and those who answer alone. */
export const inquiryTalk = talk<InquiryReach>({
  kind: 'inquiry',
  audiences: ['asker', 'staff'],
  endpoints: inquiryMessages,
  events: inquiryEvents,
  draft: 'inquiry_note',
  read: (db, _actor, ids) => readableInquiries(db, ids),
  lock: (db, _actor, id) => lockInquiry(db, id),
  accessRow: async (db, id) => {
    const [row] = await readableInquiries(db, [id])
    return row && (() => row)
  },
  may: (actor, row, act, audience) => {
    if (act === 'moderate') return false
    if (audience === 'staff') return can.answer(actor, row)
    return act === 'read' ? can.view(actor, row) : can.answer(actor, row) || can.reply(actor, row)
  },
  // what the asker was told stays as it is once the inquiry is over; notes go on
  refuses: (row, _act, audience) => (audience === 'asker' && row.status === 'CLOSED' ? 'wrong_state' : undefined),
  channel: (id, audience) => (audience === 'staff' ? inquiryStaffChannel(id) : inquiryChannel(id)),
  topics: (row, audience) => (audience === 'staff' ? topicsOfStaff(row) : topicsOf(row)),
  purpose: 'attachment10',
  threads: false,
  reactions: false,
  editSeconds: EDIT_SECONDS,
  wasPosted: async (ctx, tx, row, message) => {
    if (message.attachments.length > MAX_ATTACHMENTS) throw invalid('attachments', 'too_many')
    // colleagues are not called by name here: an inquiry has two sides only
    if (message.body && mentionsIn(message.body).length > 0) throw invalid('body', 'user')
    if (message.audience === 'staff' || message.mark !== null || message.seq === 1) return
    const byAsker = message.guest !== null || (row.asker_id !== null && message.author?.id === row.asker_id)
    if (!byAsker) throw new Problem('wrong_state') // support asks or answers, by a command
    const inquiry = row as Moving
    await applyChange(ctx, tx, inquiry, move(inquiryMoves, 'reply', inquiry), { event: inquiryEvents.replied })
  },
})

const invalid = (path: string, code: string) => new Problem('invalid_input', { fields: [{ path, code }] })

interface SaidToAsker {
  readonly from: From
  readonly body: Document
  /** Files of the caller, by their ids. */
  readonly attachments: readonly string[]
  /** What it does to the inquiry, where support says it. */
  readonly mark?: string
  /** Made by the sender, where it may be sent twice. */
  readonly messageId?: string | undefined
}

/** Says something to both sides, under the lock of the inquiry. */
export function sayToAsker(ctx: Ctx, tx: Tx, inquiry: InquiryReach, { from, body, attachments, mark, messageId }: SaidToAsker) {
  // a guest is no actor, but has a language, which decides where their lines begin
  const writer = 'person' in from ? ctx : { ...ctx, actor: { ...ctx.actor, language: from.guest.language } }
  return inquiryTalk.say(writer, tx, inquiry, {
    id: messageId ?? ctx.receipt?.requestId,
    audience: 'asker',
    mark: mark ?? null,
    author: 'person' in from ? { id: from.person } : { guestName: from.guest.name, guestMail: from.guest.email },
    body,
    attachments,
  })
}
