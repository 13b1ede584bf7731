import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Question } from '../../search/public.ts'
import { findAlong, findNear } from '../queries/along.ts'
import { findByWord } from '../queries/by-word.ts'
import type { Statement } from '../queries/statement.ts'
import { rarestOf, weigh } from '../queries/weigh.ts'
import type { Listing, Place } from '../types.ts'

/** So often the walk goes on before it shows what it has: it then continues from there. */
const STEPS = 8

export interface Places {
  readonly places: readonly Place[]
  /** Where the next page begins. */
  readonly next: Place | null
}

export const nowhere: Places = { places: [], next: null }

/** Where in a list every word is met, newest first. */
export async function placesOf(
  { db, actor }: Ctx,
  of: Statement,
  list: Listing,
  question: Question,
  { after, limit }: { after: Cursor | undefined; limit: number },
): Promise<Places> {
  if (question.length === 0) return nowhere
  const weighed = await weigh(db, of, question)
  const sought = { actor, list, question: weighed, limit: limit + 1 }
  const rare = rarestOf(weighed)
  if (rare) return placesIn(await findByWord(db, of, rare, { ...sought, after }), limit)

  const near = await findNear(db, of, { ...sought, after })
  if (near) return placesIn(near, limit)
  const found: Place[] = []
  let from = after
  for (let step = 0; step < STEPS; step += 1) {
    const { rows, end } = await findAlong(db, of, { ...sought, after: from, limit: sought.limit - found.length })
    found.push(...rows)
    if (!end) return placesIn(found, limit)
    from = end
  }
  return { places: found, next: from ?? null }
}

/** One more than fits says that there is a next page. */
export function placesIn(found: readonly Place[], limit: number): Places {
  const places = found.slice(0, limit)
  return { places, next: found.length > limit ? (places.at(-1) ?? null) : null }
}
