import { fold, stem } from './arabic-fold.ts'

/** Where in a text something stands, in UTF-16 units: from the first to before the second. */
export type Span = readonly [start: number, end: number]

export interface WordInText {
  readonly span: Span
  /** Almost always one; a ligature such as ﷺ holds several. */
  readonly terms: readonly string[]
}

/** A term that is looked for; `begun` is still being typed and met by whatever begins with it. */
export interface Term {
  readonly stem: string
  readonly begun: boolean
}

/** Marks and invisible joiners belong to the word they stand in. */
const WORD = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu
const PLAIN_WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Nobody looks for more of a word, and no index takes words without end. */
const LONGEST = 60

const readTerms = (word: string): readonly string[] =>
  (fold(word).match(PLAIN_WORD) ?? []).map((one) => {
    const found = stem(one)
    return found.length > LONGEST ? Array.from(found).slice(0, LONGEST).join('') : found
  })

/** The same words come in every text; all are forgotten when there are too many. */
const REMEMBERED = 5_000
const remembered = new Map<string, readonly string[]>()

function termsOf(word: string): readonly string[] {
  const known = remembered.get(word)
  if (known) return known
  const terms = readTerms(word)
  if (remembered.size >= REMEMBERED) remembered.clear()
  if (word.length <= LONGEST) remembered.set(word, terms)
  return terms
}

/** The words of an original text with what each is found by: index, query and light read a text by this one function. */
export function wordsIn(text: string): WordInText[] {
  const words: WordInText[] = []
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const terms = termsOf(word)
    if (terms.length > 0) words.push({ span: [index, index + word.length], terms })
  }
  return words
}

/**
 * One term per different word: its stem. The writer indexes them and the query asks for them, so that الاجتماعات finds
 * اجتماع. Exactness is a matter of rank, decided on the folded text itself.
 */
export const searchTerms = (text: string): string[] => [...new Set(wordsIn(text).flatMap(({ terms }) => terms))]

const meets = (term: string, { stem: asked, begun }: Term): boolean => (begun ? term.startsWith(asked) : term === asked)

/** Which words of the original are hits, whatever their spelling. */
export const litIn = (text: string, asked: readonly Term[]): Span[] =>
  wordsIn(text)
    .filter(({ terms }) => terms.some((term) => asked.some((one) => meets(term, one))))
    .map(({ span }) => span)

export interface LitText {
  readonly text: string
  readonly lit: readonly Span[]
}

const EXCERPT = 160
/** So much stands before the first hit, that it can be understood. */
const BEFORE = 40
const ELLIPSIS = '…'

/** The part of a text around its first hit, on one line, with its hits. */
export function excerptOf(text: string, asked: readonly Term[]): LitText {
  const all = litIn(text, asked)
  const first = all[0]?.[0] ?? 0
  const from = first <= BEFORE ? 0 : wordStart(text, first - BEFORE, first)
  const to = text.length - from <= EXCERPT ? text.length : wordEnd(text, from + EXCERPT, all[0]?.[1] ?? 0)
  const [head, tail] = [from > 0 ? ELLIPSIS : '', to < text.length ? ELLIPSIS : '']
  const lit = all
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): Span => [start - from + head.length, end - from + head.length])
  return { text: head + text.slice(from, to).replace(/\s/gu, ' ') + tail, lit }
}

/** Behind the first space from here on, at most at `last`. */
function wordStart(text: string, from: number, last: number): number {
  const space = text.slice(from, last).search(/\s/u)
  return space < 0 ? last : from + space + 1
}

/** Before the last space up to here, at least at `first`; a word without end is cut between two characters. */
function wordEnd(text: string, to: number, first: number): number {
  const space = text.slice(0, to).search(/\s\S*$/u)
  if (space > first) return space
  const cut = Math.max(first, to)
  return /[\uDC00-\uDFFF]/.test(text[cut] ?? '') ? cut + 1 : cut
}
