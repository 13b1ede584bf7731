import { rankedTerm } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { Ctx } from '../../../kit/portal.ts'
import { termsOf, type AskedWord, type Question } from '../../search/public.ts'
import { isTitled, narrowed, type Statement } from '../queries/statement.ts'
import type { Listing, Place } from '../types.ts'
import { writeBegin, type Begin } from './cursor.ts'
import { placesOf } from './places.ts'

interface RankedQuestion {
  readonly ranks: number
  readonly from: Begin | undefined
  readonly limit: number
}

/** Records with a word in a text of the first rank, newest first, then those of the next rank, then all others. Each has one place. */
export async function placesByRank(
  ctx: Ctx,
  of: Statement,
  list: Listing,
  question: Question,
  { ranks, from, limit }: RankedQuestion,
): Promise<{ places: readonly Place[]; next: string | null }> {
  const places: Place[] = []
  if (question.length === 0) return { places, next: null }
  const words = Array.from({ length: ranks }, (_, rank) => wordIn(rank, question))
  const first = Math.min(from?.rank ?? 0, ranks)
  for (let rank = first; rank <= ranks; rank += 1) {
    const rest = words.slice(0, rank).reduce((all, word) => narrowed(all, sql`not ${isTitled(word)}`), list)
    const asked = rank < ranks ? [...question, words[rank]!] : question
    const room = limit - places.length
    const after = rank === first ? from?.after : undefined
    const found = await placesOf(ctx, of, rest, asked, { after, limit: Math.max(room, 1) })
    if (room > 0) places.push(...found.places)
    if (room > 0 && found.next) return { places, next: writeBegin('met', found.next, rank) }
    if (room === 0 && (found.places.length > 0 || found.next)) return { places, next: writeBegin('met', undefined, rank) }
  }
  return { places, next: null }
}

/** Any word of the question in a text of this rank. */
const wordIn = (rank: number, question: Question): AskedWord => ({
  typed: '',
  terms: termsOf(question).map(({ stem, beside, ...term }) => ({
    ...term,
    stem: rankedTerm(rank, stem),
    ...(beside && { beside: beside.map((one) => rankedTerm(rank, one)) }),
  })),
})
