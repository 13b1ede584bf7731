import type { Queryable } from '../../../kit/db/database.ts'
import { turn } from '../queries/messages.ts'
import { readShownByIds } from '../queries/page.ts'

/** The number of replies in a thread now. Each reply carries it, since a client that counted arrivals would count a repeated one twice. */
export async function repliesTo(
  db: Queryable,
  objectId: string,
  threadOf: string | null,
): Promise<{ replies?: number; turn?: number }> {
  if (threadOf === null) return {}
  const turned = await turn(db, threadOf)
  const [first] = await readShownByIds(db, objectId, [threadOf])
  return first ? { replies: first.replies, turn: turned } : {}
}
