import type { Document } from '@diwan/core/document'
import { inquiryEvents, inquiryStaffChannel } from '@diwan/contract/support/events'
import { inquiryMoves } from '@diwan/contract/support/moves'
import type { NoteInquiry } from '@diwan/contract/support/schemas/thread'
import { demand } from '../../../kit/access/demand.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { takeFiles } from '../../files/public.ts'
import { insertMessage } from '../../talk/public.ts'
import { keepDocument } from '../../writing/public.ts'
import { can } from '../access.ts'
import { lockInquiry, type InquiryRow } from '../queries/inquiries.ts'
import type { Moving } from './commands/command.ts'
import type { From } from './create.ts'

export interface Said {
  readonly audience: 'asker' | 'staff'
  readonly from: From
  readonly body: Document
  /** Files of the caller, by their ids. */
  readonly attachments: readonly string[]
  /** Made by the sender, where it may be sent twice. */
  readonly messageId?: string | undefined
}

/** Keeps a message under the lock of its inquiry; recording it is the command's own. */
export async function say(ctx: Ctx, tx: Tx, id: string, { audience, from, body: sent, attachments, messageId }: Said) {
  const { clock } = ctx
  const purpose = 'attachment10' as const
  const files = 'person' in from ? await takeFiles(tx, { ids: attachments, purpose, ownerId: from.person, objectId: id }) : []
  // a guest is no actor, but has a language of their own, which decides where their lines begin
  const writer = 'person' in from ? ctx : { ...ctx, actor: { ...ctx.actor, language: from.guest.language } }
  const { body } = await keepDocument(writer, tx, sent, { features: 'light' })
  const author = 'person' in from ? { id: from.person } : { guestName: from.guest.name, guestMail: from.guest.email }
  await insertMessage(tx.db, { id: messageId, objectId: id, audience, author, body, files, at: clock.now() })
}

/** A note moves no version and no status, and leaves no trace for the asker. */
export function noteOnInquiry(ctx: Ctx, { id, body, attachments, draftId }: NoteInquiry): Promise<InquiryRow> {
  return write(ctx, async (tx) => {
    const inquiry = (await lockInquiry(tx.db, id)) as Moving | undefined
    demand(can, 'answer', ctx.actor, inquiry)
    move(inquiryMoves, 'note', inquiry)
    await sendDraft(ctx, tx, { id: draftId, kind: 'inquiry_note', key: id })
    await say(ctx, tx, id, { audience: 'staff', from: { person: ctx.actor.id }, body, attachments })
    tx.record(inquiryEvents.noted, { id }, { object: id, audience: 'staff', channels: [inquiryStaffChannel(id)] })
    return inquiry
  })
}
