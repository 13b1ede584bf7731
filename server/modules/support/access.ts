import { holdsFlag } from '../../kit/access/actor.ts'
import { matching, relations, within, type May } from '../../kit/access/reach.ts'
import type { SecondRight } from '../../kit/access/second-right.ts'
import { byEither } from '../../kit/list/readers.ts'
import { isTechnical, type InquiryReach } from './queries/inquiries.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<InquiryReach>({
  own: { column: 'asker_id', ids: (actor) => [actor.id] },
  assigned: { column: 'assignee_id', ids: (actor) => [actor.id] },
})

const opens = within(reach, 'support.view')
const answers = within(reach, 'support.answer')
const servesTechnical = within(reach, 'support.technical')

/** A second right opens the technical ones, for people who see inquiries at all, and counts as `answer` there. */
const asTechnical: May<InquiryReach> = (actor, row) =>
  row.category === 'technical' && holdsFlag(actor, 'support', 'view') && servesTechnical(actor, row)

export const can = {
  view: ((actor, row) => opens(actor, row) || asTechnical(actor, row)) as May<InquiryReach>,
  answer: ((actor, row) => answers(actor, row) || asTechnical(actor, row)) as May<InquiryReach>,
  /** The asker's own part: writing again, and being content. */
  reply: ((actor, row) => matching(reach, 'support.view', actor, row).includes('own')) as May<InquiryReach>,
}

/** In lists and in the search, as `asTechnical` on one record. */
export const technical: SecondRight = {
  flag: 'support.technical',
  counts: ['support.view', 'support.answer'],
  where: isTechnical,
}

/** Who reads lists of inquiries. */
export const readers = { 'support.view': byEither(reach, 'support.view', technical) }
