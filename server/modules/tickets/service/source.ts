import type { ObjectKind } from '../../../kit/module.ts'
import { seenTickets } from './seen.ts'

/** What others make of a ticket, a group to talk about it for instance, is called like it; what was written in it stays there. */
export const ticketAsSource: NonNullable<ObjectKind['source']> = async ({ db, actor }, id, part) => {
  const [row] = part === undefined ? await seenTickets(db, actor, [id]) : []
  return row && { title: row.subject, body: null }
}
