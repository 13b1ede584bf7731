import { crc32 } from 'node:zlib'

const BITS = 256
/** Longer beginnings tell hardly more, and every mark makes others match by chance. */
const LETTERS = 5

export interface Marked {
  readonly kind: number
  readonly word: string
}

/**
 * A Bloom filter (Bloom 1970) over the beginnings of words, as PostgreSQL writes `bit(256)`: a person who carries a word that
 * begins so has all of its marks; somebody else rarely has.
 */
export function marksOf(words: readonly Marked[]): string {
  const bits = new Set(words.flatMap(({ kind, word }) => beginningsOf(word).flatMap((start) => bitsOf(`${kind} ${start}`))))
  return Array.from({ length: BITS }, (_, bit) => (bits.has(bit) ? '1' : '0')).join('')
}

/** Two each, from the two halves of one checksum. */
function bitsOf(text: string): number[] {
  const sum = crc32(text)
  return [sum % BITS, (sum >>> 16) % BITS]
}

/** A sound begins after its script. */
function beginningsOf(word: string): string[] {
  const start = word.lastIndexOf(' ') + 1
  const length = Math.min(LETTERS, word.length - start)
  return Array.from({ length }, (_, last) => word.slice(0, start + last + 1))
}
