import { fold } from '@diwan/core/arabic-fold'
import type { Span } from '@diwan/core/search-text'

const WORD = /[\p{L}\p{N}\p{M}\u0640]+/gu
/** Conjunctions, prepositions and the article that Arabic joins to a word. */
const JOINED = /^(?:[وف]?(?:ال|[بكل](?:ال)?|لل))(?=..)/

const rootsOf = (word: string): string[] => {
  const folded = fold(word)
  return [...new Set([folded, folded.replace(JOINED, '')])]
}

/** Where a text has the words that were looked for, or words that begin with them. The portal found more: it knows plurals and verbs. */
export function litWords(text: string, q: string): Span[] {
  const asked = [...q.matchAll(WORD)].flatMap(([word]) => rootsOf(word))
  if (asked.length === 0) return []
  return [...text.matchAll(WORD)]
    .filter(([word]) => rootsOf(word).some((one) => asked.some((other) => one.startsWith(other))))
    .map(({ index, 0: word }) => [index, index + word.length])
}
