import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { support } from '@diwan/contract/support/endpoints/support'
import { inquiryChannel, inquiryStaffChannel } from '@diwan/contract/support/events'
import type { Inquiry } from '@diwan/contract/support/schemas/inquiry'
import { INQUIRY_QUEUES } from '@diwan/contract/support/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import type { ObjectKind } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { can } from '../access.ts'
import { presentInquiry } from '../presenter/inquiry.ts'
import { readInquiry, type InquiryRow } from '../queries/inquiries.ts'
import { countersOf, pageOfInquiries, resolved } from '../queries/list.ts'

type Answer<E extends keyof typeof support> = Promise<OutputOf<(typeof support)[E]>>

/** All kinds of record of the house, to ask whether the ticket of an inquiry may be seen. */
export type Kinds = () => readonly ObjectKind[]

export async function listInquiries(ctx: Ctx, input: InputOf<typeof support.list>): Answer<'list'> {
  return pageOfInquiries(ctx, await resolved(ctx, input), input, (rows) => rows.map((row) => presentInquiry(ctx.actor, row)))
}

export async function countInquiries(ctx: Ctx, input: InputOf<typeof support.count>): Answer<'count'> {
  const [counter] = await countersOf(ctx, [await resolved(ctx, input)])
  return counter!
}

export async function countQueues(ctx: Ctx, { view }: InputOf<typeof support.counts>): Answer<'counts'> {
  const counters = await countersOf(
    ctx,
    INQUIRY_QUEUES.map((queue) => ({ view, queue })),
  )
  return { counts: Object.fromEntries(INQUIRY_QUEUES.map((queue, place) => [queue, counters[place]])) }
}

export async function openInquiry(ctx: Ctx, { id }: { id: string }, kinds: Kinds): Answer<'open'> {
  const staff = { channel: inquiryStaffChannel(id), may: ({ can: mine }: Inquiry) => mine.answer }
  const { record, positions } = await opened(ctx, [inquiryChannel(id), staff], async () => {
    const row = await readInquiry(ctx.db, id)
    demand(can, 'view', ctx.actor, row)
    return presented(ctx, row, kinds)
  })
  return { inquiry: record, positions }
}

/** The number of the ticket that came of it stands there for those who may see the ticket. */
export async function presented(ctx: Ctx, row: InquiryRow, kinds: Kinds): Promise<Inquiry> {
  const { ticket_id } = row
  const answers = ticket_id
    ? await Promise.all(kinds().map(async (kind) => (await kind.readable?.(ctx.portal, ctx.actor, [ticket_id])) ?? []))
    : []
  return presentInquiry(ctx.actor, row, new Set(answers.flat()))
}
