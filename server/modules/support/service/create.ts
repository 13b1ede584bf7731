import type { Document } from '@diwan/core/document'
import { addWorkingDays } from '@diwan/core/working-calendar'
import { inquiryChannel, inquiryEvents } from '@diwan/contract/support/events'
import { UNATTENDED_WORKING_DAYS } from '@diwan/contract/support/limits'
import type { CreateInquiry } from '@diwan/contract/support/schemas/inquiry'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { insertQuotedObject } from '../../../kit/record/objects.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { sendDraft } from '../../drafts/public.ts'
import { readWorkingDays } from '../../settings/public.ts'
import { keepSubject } from '../queries/entries.ts'
import { insertInquiry, readInquiry, type InquiryRow } from '../queries/inquiries.ts'
import { topicsOf } from '../topics.ts'
import { sayToAsker, type From } from './talk.ts'

export interface Beginning extends Pick<CreateInquiry, 'subject' | 'category' | 'module' | 'path' | 'details'> {
  readonly from: From
  readonly body: Document
  readonly attachments: readonly string[]
  /** Made by the sender, where it may be sent twice. */
  readonly messageId?: string | undefined
}

export function createInquiry(ctx: Ctx, { draftId, ...input }: CreateInquiry): Promise<InquiryRow> {
  return write(ctx, async (tx) => {
    await sendDraft(ctx, tx, { id: draftId, kind: 'inquiry', key: '' })
    return begin(ctx, tx, { ...input, from: { person: ctx.actor.id } })
  })
}

/** Begins an inquiry of a person and records it. */
export async function begin(ctx: Ctx, tx: Tx, beginning: Beginning): Promise<InquiryRow> {
  const { id, shortId } = await beginInquiry(ctx, tx, beginning)
  const row = (await readInquiry(tx.db, id))!
  const { subject } = beginning
  const told = { object: id, audience: 'asker', channels: [inquiryChannel(id)], topics: topicsOf(row) } as const
  tx.record(inquiryEvents.created, { id, shortId, subject }, told)
  await sayToAsker(ctx, tx, row, beginning)
  return row
}

/** The rows of an inquiry. */
async function beginInquiry(ctx: Ctx, tx: Tx, { from, ...about }: Beginning) {
  const at = ctx.clock.now()
  const by = 'person' in from ? from.person : null
  const made = await insertQuotedObject(tx.db, { kind: 'inquiry', by, at })
  const guest = 'guest' in from ? from.guest : null
  await insertInquiry(tx.db, {
    id: made.id,
    subject: about.subject,
    category: about.category,
    module: about.module,
    path: about.path,
    details: JSON.stringify(about.details),
    asker_id: by,
    guest_name: guest?.name ?? null,
    guest_mail: guest?.email ?? null,
    guest_language: guest?.language ?? null,
    status: 'NEW',
    wakes_at: await unattendedAt(tx.db, at),
    created_at: at,
    activity_at: at,
  })
  await keepSubject(tx.db, made.id, about.subject, at)
  return made
}

/** When administrators hear that nobody took it; never where no day is a working day. */
async function unattendedAt(db: Queryable, from: Date): Promise<Date | null> {
  const { calendar } = await readWorkingDays(db)
  const at = addWorkingDays(calendar, toSeconds(from), UNATTENDED_WORKING_DAYS)
  return at === null ? null : new Date(at * 1000)
}
