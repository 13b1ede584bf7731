import type { Reading } from './reading.ts'

/** Word lists know this beyond the rules. Words are asked for, and answered, by their keys. */
export interface KnownWords {
  /** The word surely means these as well: its singular, its standard form, the name as the other script writes it. */
  readonly same: (key: string) => readonly string[]
  /** The verbal nouns of what is surely a verb. */
  readonly acts: (key: string) => readonly string[]
  /** Those of what may be a verb: a short form that could be another word. */
  readonly perhapsActs: (key: string) => readonly string[]
}

const nothing = (): readonly string[] => []
/** The rules alone. */
export const NO_LISTS: KnownWords = { same: nothing, acts: nothing, perhapsActs: nothing }

/** Adds what the lists know: what they say of the word itself is sure, what they say of a possible reading is possible. */
export function withLists(reading: Reading, known: KnownWords): Reading {
  const { bare, sure, perhaps } = reading
  const { same } = known
  // no verb has an article
  const { acts, perhapsActs } = reading.definite ? NO_LISTS : known
  const own = bare === sure ? [sure] : [bare, sure]
  const also = own.flatMap((key) => [...same(key), ...acts(key)])
  const more = [...own.flatMap(perhapsActs), ...perhaps.flatMap((key) => [...same(key), ...acts(key)])]
  // a guess upon a guess only where letters were glued to the word, not where it was also respelled
  const glued = perhaps.filter((key) => bare.startsWith(key) || bare.endsWith(key)).flatMap(perhapsActs)
  if (also.length === 0 && more.length === 0 && glued.length === 0) return reading
  const all = new Set([sure, ...also])
  return {
    ...reading,
    also: [...all].slice(1),
    perhaps: [...new Set([...perhaps, ...more, ...glued])].filter((key) => !all.has(key)),
  }
}
