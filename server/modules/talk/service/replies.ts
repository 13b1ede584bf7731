import type { Queryable } from '../../../kit/db/database.ts'
import { turn } from '../queries/messages.ts'
import { readShownByIds } from '../queries/page.ts'

/** How many answers a thread has now: told with each of them, for one that counts what it hears counts what it hears twice. */
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
