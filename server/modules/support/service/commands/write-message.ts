import { inquiryEvents } from '@diwan/contract/support/events'
import { MESSAGE_MARKS } from '@diwan/contract/support/vocabulary'
import type { Inquiry, ReplyInquiry, SayInquiry } from '@diwan/contract/support/schemas/inquiry'
import type { Document } from '@diwan/core/document'
import { demand } from '../../../../kit/access/demand.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { sendDraft } from '../../../drafts/public.ts'
import { readMessage } from '../../../talk/public.ts'
import { can } from '../../access.ts'
import { lockInquiry, readInquiry, type InquiryRow } from '../../queries/inquiries.ts'
import { begin } from '../create.ts'
import { notifyGuest } from '../guest/mails.ts'
import { sayToAsker, type From } from '../talk.ts'
import { command } from './command.ts'

/** The asker's reply decides what comes next. */
export const askAsker = (ctx: Ctx, input: SayInquiry): Promise<InquiryRow> => sayAsSupport(ctx, 'ask', input)

/** Without an assignee it is taken by the person who answers. */
export const answerInquiry = (ctx: Ctx, input: SayInquiry): Promise<InquiryRow> => sayAsSupport(ctx, 'answer', input)

async function sayAsSupport(ctx: Ctx, name: 'ask' | 'answer', { body, attachments, draftId, ...seen }: SayInquiry) {
  return command(ctx, name, seen, async (inquiry, tx) => {
    const mark = MESSAGE_MARKS[name]
    await sendDraft(ctx, tx, { id: draftId, kind: name === 'ask' ? 'inquiry_question' : 'inquiry_answer', key: inquiry.id })
    await sayToAsker(ctx, tx, inquiry, { from: { person: ctx.actor.id }, body, attachments, mark })
    await notifyGuest(ctx.portal, tx, inquiry, name === 'ask' ? 'asked' : 'answered')
    return {
      event: name === 'ask' ? inquiryEvents.asked : inquiryEvents.answered,
      set: { assignee_id: inquiry.assignee_id ?? ctx.actor.id },
    }
  })
}

/** Never too late: what was merged leads on, and after the end a new inquiry begins. */
export function replyToInquiry(ctx: Ctx, { id, body, attachments, draftId }: ReplyInquiry): Promise<InquiryRow> {
  return write(ctx, async (tx) => {
    const asked = await lockInquiry(tx.db, id)
    demand(can, 'reply', ctx.actor, asked)
    await sendDraft(ctx, tx, { id: draftId, kind: 'inquiry_reply', key: id })
    return reply(ctx, tx, asked, { from: { person: ctx.actor.id }, body, attachments })
  })
}

interface Reply {
  readonly from: From
  readonly body: Document
  readonly attachments: readonly string[]
  /** Made by its sender, where it may be sent twice. */
  readonly messageId?: string
}

/** The caller holds the lock of the inquiry and has checked that it is the asker who writes. */
export async function reply(ctx: Ctx, tx: Tx, asked: InquiryRow, said: Reply): Promise<InquiryRow> {
  const target = asked.merged_into ? await lockInquiry(tx.db, asked.merged_into) : asked
  const inquiry = target ?? asked
  if (said.messageId && (await readMessage(tx.db, inquiry.id, said.messageId))) return inquiry // its first answer was lost
  if (inquiry.status === 'CLOSED') {
    const { subject, category, module, path } = inquiry
    const about = { subject, category: category as Inquiry['category'], module, path, details: {} }
    return begin(ctx, tx, { ...about, ...said })
  }
  await sayToAsker(ctx, tx, inquiry, said) // a message of the asker brings the inquiry back by itself
  return (await readInquiry(tx.db, inquiry.id))!
}
