import { holdsFlag, type Actor } from '../../kit/access/actor.ts'
import { matching, relations, within, type May } from '../../kit/access/reach.ts'
import { byReach, either, onlyWhere } from '../../kit/list/readers.ts'
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

const seesAll = (actor: Actor): boolean => actor.grants.get('support.view')?.has('all') === true

/** Who reads lists of inquiries. */
export const readers = {
  'support.view': either(byReach(reach, 'support.view'), onlyWhere(byReach(reach, 'support.technical'), isTechnical), seesAll),
}
