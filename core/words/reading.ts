/**
 * What one word is: the key it is surely kept by, and what else it may be. Two words meet where one of them surely is what the
 * other is at least perhaps; two mere possibilities never meet.
 */
export interface Reading {
  readonly sure: string
  /** Other keys it surely has, because a list says that both words mean the same. */
  readonly also: readonly string[]
  readonly perhaps: readonly string[]
  /** As it is written, without what is glued before it. */
  readonly bare: string
  /** It has an article. */
  readonly definite?: boolean
}

export const readingOf = (bare: string, sure: string, others: readonly string[]): Reading => ({
  bare,
  sure,
  also: [],
  perhaps: [...new Set(others)].filter((other) => other !== sure && other !== ''),
})

/** Stands before a key that is only possible. */
export const PERHAPS = '?'

const remembered = new WeakMap<Reading, readonly string[]>()

/** What an index holds of a word. */
export function indexKeys(reading: Reading): readonly string[] {
  const known = remembered.get(reading)
  if (known) return known
  const keys = [reading.sure, ...reading.also, ...reading.perhaps.map((key) => PERHAPS + key)]
  remembered.set(reading, keys)
  return keys
}

/** Stands before a key that two neighbours have together; what only begins so does not meet it. */
const TOGETHER = '+'

/** A list that names two neighbours as one word leaves no doubt, so its keys are kept as those of a single word. */
export const indexKeysTogether = ({ sure, also, perhaps }: Reading): string[] => [
  ...[sure, ...perhaps].map((key) => TOGETHER + key),
  ...also,
]

/** A name that may be written in two words. */
const MAY_BE_TWO = /^(?:عبد|اب[وي]|ابا|[a-z0-9])/

/** What a question asks an index for. */
export const queryKeys = ({ sure, also, perhaps }: Reading): string[] => [
  ...[sure, ...also].flatMap((key) => [key, PERHAPS + key]),
  ...perhaps,
  ...[sure, ...also, ...perhaps].filter((key) => MAY_BE_TWO.test(key)).map((key) => TOGETHER + key),
]

/** Of a key that is marked as one or the other. */
export const isMarked = (key: string): boolean => key.startsWith(PERHAPS) || key.startsWith(TOGETHER)
