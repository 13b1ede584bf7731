import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'
import { page, pageInput } from '../../kit/page.ts'
import { LitText, Question, Reading, Span } from '../../search/schemas.ts'
import { Message, Ticket } from './ticket.ts'
import { TicketCountQuery } from './list.ts'

/** What the same list shows, and of that what meets every word. */
export const SearchTickets = z.strictObject({
  ...pageInput,
  ...TicketCountQuery.shape,
  q: Question,
  /** With `title`, tickets whose whole subject is the question stand before all others. */
  first: z.enum(['newest', 'title']).default('newest'),
})

export const TicketHit = z.object({
  ticket: Ticket,
  /** Hits in the subject. */
  subject: z.array(Span),
  /** Of the newest thing said with a hit, of those this reader may read; `request` is what was filled in of a template. */
  message: LitText.extend({ id: Uuid, kind: Message.shape.kind.or(z.literal('request')) }).nullable(),
})
export type TicketHit = z.infer<typeof TicketHit>

export const SearchedTickets = page(TicketHit).extend({
  /** How the question was understood, where nothing was found as typed. */
  reading: Reading.nullable(),
})
