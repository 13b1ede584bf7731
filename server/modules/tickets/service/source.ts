import type { ObjectKind } from '../../../kit/module.ts'
import { readNewestMarked } from '../../talk/public.ts'
import { seenTickets } from './seen.ts'

/** What others make of a ticket, a group to talk about it for instance, is called like it. Of what was written in it only the solution leaves it. */
export const ticketAsSource: NonNullable<ObjectKind['source']> = async ({ db, actor }, id, part) => {
  const [row] = part === undefined ? await seenTickets(db, actor, [id]) : []
  if (!row) return undefined
  const solution = await readNewestMarked(db, { objectId: id, audience: 'public', mark: 'solution' })
  return { title: row.subject, body: null, solution }
}
