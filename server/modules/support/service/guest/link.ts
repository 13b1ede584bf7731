import { documentFromText, type Document } from '@diwan/core/document'
import type { GuestInquiry, ReplyByLink } from '@diwan/contract/support/schemas/guest'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { fitting } from '../../../../kit/list/page.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { hashToken } from '../../../../kit/secrets/secrets.ts'
import { readLinked } from '../../queries/guests.ts'
import { lockInquiry, readInquiry, type InquiryRow } from '../../queries/inquiries.ts'
import { reply } from '../commands/write-message.ts'
import { readSaid, type SaidRow } from '../../queries/said.ts'

/** Of a merged inquiry the one it leads to: only inquiries of one asker are merged. */
async function demandLinked(db: Queryable, token: string, now: Date): Promise<InquiryRow> {
  const id = await readLinked(db, hashToken(token), now)
  const linked = id && (await readInquiry(db, id))
  const inquiry = linked && linked.merged_into ? await readInquiry(db, linked.merged_into) : linked
  if (!inquiry || inquiry.reason === 'spam') throw new Problem('support.link_over')
  return inquiry
}

/** What was said to the guest and by the guest. Reading changes nothing, so a program that looks at mails does no harm. */
export async function openByLink(ctx: Ctx, { token }: { token: string }): Promise<GuestInquiry> {
  return presentGuestInquiry(ctx, await demandLinked(ctx.db, token, ctx.clock.now()))
}

export async function replyByLink(ctx: Ctx, { token, id: messageId, text }: ReplyByLink): Promise<GuestInquiry> {
  const asPortal = { ...ctx, actor: PORTAL }
  const written = await write(asPortal, async (tx) => {
    const { id } = await demandLinked(tx.db, token, ctx.clock.now())
    const inquiry = (await lockInquiry(tx.db, id))!
    const { guest_name, guest_mail, guest_language } = inquiry
    if (guest_name === null || guest_mail === null) throw new Problem('support.link_over')
    const language = guest_language === 'ar' ? 'ar' : 'en'
    const from = { guest: { name: guest_name, email: guest_mail, language } } as const
    const body = documentFromText(text, language === 'ar' ? 'rtl' : 'ltr')
    return reply(asPortal, tx, inquiry, { from, body, attachments: [], messageId })
  })
  return presentGuestInquiry(ctx, written)
}

/** A guest reads the newest messages, the oldest of them first. */
const GUEST_MESSAGES = 50

/** A guest knows nobody here: it is support that answers. */
const presentSaid = ({ id, guest_name, body, created_at }: SaidRow): GuestInquiry['messages'][number] => ({
  id,
  fromSupport: guest_name === null,
  name: guest_name ?? '',
  body: body as Document,
  createdDate: toSeconds(created_at),
})

async function presentGuestInquiry(ctx: Ctx, row: InquiryRow): Promise<GuestInquiry> {
  return {
    shortId: row.short_id,
    subject: row.subject,
    status: row.status as GuestInquiry['status'],
    createdDate: toSeconds(row.created_at),
    messages: fitting(await readSaid(ctx.db, row.id, GUEST_MESSAGES))
      .toReversed()
      .map(presentSaid),
  }
}
