import { holdsFlag, type Actor } from '../../kit/access/actor.ts'
import type { InquiryRow } from './queries/inquiries.ts'

/** The answers that the team shares. */
export const CANNED = 'support:canned'

/** Whose lists a change of this inquiry may alter. The same names on both sides: told and heard. */
export function topicsOf({
  asker_id,
  assignee_id,
  category,
}: Pick<InquiryRow, 'asker_id' | 'assignee_id' | 'category'>): string[] {
  const people = [asker_id, assignee_id].filter((id) => id !== null)
  return ['support:all', ...(category === 'technical' ? ['support:technical'] : []), ...people.map((id) => `support:${id}`)]
}

/** The same for what only those who answer may know. */
export const topicsOfStaff = (inquiry: Parameters<typeof topicsOf>[0]): string[] => topicsOf({ ...inquiry, asker_id: null })

/** The topics a person may hear, by the relations held; a topic says only that something changed. */
export function heardBy(actor: Actor): string[] {
  const canned = holdsFlag(actor, 'support', 'administer') ? [CANNED] : []
  const held = actor.grants.get('support.view')
  if (!held?.size) return canned
  return [
    ...canned,
    `support:${actor.id}`,
    ...(held.has('all') ? ['support:all'] : []),
    ...(holdsFlag(actor, 'support', 'technical') ? ['support:technical'] : []),
  ]
}
