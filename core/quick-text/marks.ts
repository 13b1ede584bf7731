import { toAsciiDigits } from '../digits.ts'
import type { Range } from './reading.ts'

export interface Mark extends Range {
  readonly kind: 'label' | 'person' | 'priority'
  readonly value: string
}

const LABEL = /(?<=^|\s)#(?=\S*\p{L})[\p{L}\p{N}\p{M}_-]+/gu
const PERSON = /(?<=^|\s)@(?=\p{L})[\p{L}\p{N}\p{M}._-]+/gu
const PRIORITY = /(?<=^|\s)![1-3١-٣](?=$|\s)/gu

const found = (typed: string, pattern: RegExp, kind: Mark['kind']): Mark[] =>
  [...typed.matchAll(pattern)].map(({ 0: text, index: start }) => ({
    kind,
    value: toAsciiDigits(text.slice(1)),
    start,
    end: start + text.length,
  }))

/** `#label`, `@person` and `!1`; a number with # is a place, not a label. */
export const marksOf = (typed: string): Mark[] => [
  ...found(typed, LABEL, 'label'),
  ...found(typed, PERSON, 'person'),
  ...found(typed, PRIORITY, 'priority').slice(0, 1),
]
