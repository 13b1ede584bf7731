import type { ObjectKind } from '../../../kit/module.ts'
import { readFirstMessage, readNewestMarked } from '../../talk/public.ts'
import { seenTickets } from './seen.ts'

/** Other records that are made of a ticket have its subject and quote its request; of its later messages only the solution leaves it. */
export const ticketAsSource: NonNullable<ObjectKind['source']> = async ({ db, actor }, id, part) => {
  const [row] = part === undefined ? await seenTickets(db, actor, [id]) : []
  if (!row) return undefined
  const [request, solution] = await Promise.all([
    readFirstMessage(db, { objectId: id, audience: 'public', author: row.requester_id }),
    readNewestMarked(db, { objectId: id, audience: 'public', mark: 'solution' }),
  ])
  const people = row.assignee_id === null ? [] : [row.assignee_id]
  return { title: row.subject, body: request, solution, by: row.requester_id, at: row.created_at, people }
}
