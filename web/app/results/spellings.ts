import { fold } from '@diwan/core/arabic-fold'
import type { Span } from '@diwan/core/search-text'
import type { FoundGroup } from './api.ts'

const MOST = 3
/** Words that begin alike are one word with another ending. */
const ALIKE = 3

/** Words of the results that were found for a word of the question and are spelled otherwise: synonyms, names in another script. */
export function otherSpellings(groups: readonly FoundGroup[], question: string): string[] {
  const typed = fold(question).split(' ').map(stem).filter(Boolean)
  const texts = groups.flatMap(({ items }) => items.flatMap(({ title, said: excerpt }) => [title, ...(excerpt ? [excerpt] : [])]))
  const found = texts.flatMap(({ text, lit }) => joined(text, lit).map(([start, end]) => text.slice(start, end)))
  const others = found.filter(
    (one) =>
      !fold(one)
        .split(' ')
        .map(stem)
        .some((word) => typed.some((asked) => isAlike(word, asked))),
  )
  return [...new Map(others.map((one) => [fold(one), one])).values()].slice(0, MOST)
}

const stem = (word: string): string => word.replace(/^(?:ال|لل|بال|وال)/, '')
const isAlike = (one: string, other: string): boolean => one.slice(0, ALIKE) === other.slice(0, ALIKE)

/** Neighbours with only a space between them are one name. */
function joined(text: string, lit: readonly Span[]): Span[] {
  const names: Span[] = []
  for (const [start, end] of lit) {
    const last = names.at(-1)
    if (last && text.slice(last[1], start).trim() === '') names[names.length - 1] = [last[0], end]
    else names.push([start, end])
  }
  return names
}
