import { fold } from './arabic-fold.ts'
import { PERHAPS } from './words/reading.ts'
import { askedOf, keptOf, readWords } from './words/terms.ts'

/** Raise with every change of what a text is found by: what was indexed before must be indexed again. */
export const TERMS_VERSION = 2

/** Where in a text something stands, in UTF-16 units: from the first to before the second. */
export type Span = readonly [start: number, end: number]

export interface WordInText {
  readonly span: Span
  /** What an index holds of it: the key it is surely found by, and marked ones it may be found by. */
  readonly terms: readonly string[]
}

/** A term that is looked for; `begun` is still being typed and met by what begins with it; `beside` must stand in the text as well. */
export interface Term {
  readonly stem: string
  readonly begun: boolean
  readonly beside?: readonly string[]
}

/** The words of an original text with what each is found by: index and light read a text by this one function. */
export const wordsIn = (text: string): WordInText[] =>
  readWords(text, false).map((word) => ({ span: [word.start, word.end], terms: keptOf(word) }))

/** What the writer indexes of a text, each once. */
export const searchTerms = (text: string): string[] => [...new Set(wordsIn(text).flatMap(({ terms }) => terms))]

export interface AskedTerm {
  /** Folded, without what is glued before it. */
  readonly typed: string
  readonly bare: string
  readonly span: Span
  /** Any of these in an index is the word. */
  readonly keys: readonly string[]
}

/** The words somebody asks for; what each is found by. Exactness is a matter of rank, decided on the folded text itself. */
export const askedTerms = (text: string): AskedTerm[] =>
  readWords(text, true).flatMap((word) =>
    askedOf(word).map(({ word: typed, bare, keys }) => ({
      typed: fold(typed),
      bare,
      keys,
      span: [word.start, word.end] as const,
    })),
  )

/** The words of a text as they are written, without what is glued before them: what a mistyped word is compared with. */
export const plainWords = (text: string): string[] => [
  ...new Set(readWords(text, false).flatMap(({ readings }) => readings.map(({ bare }) => bare))),
]

/** Whether every word that was typed stands in the text, or begins a word of it. */
export function holdsEvery(text: string, typed: string): boolean {
  const [terms, words] = [new Set(searchTerms(text)), plainWords(text)]
  return askedTerms(typed).every(
    ({ keys, bare }) => keys.some((key) => terms.has(key)) || words.some((word) => word.startsWith(bare)),
  )
}

const LONGEST_TITLE = 60

/** What a title is found by as a whole, however it is spelled. */
export const titleTerm = (text: string): string => `=${Array.from(fold(text)).slice(0, LONGEST_TITLE).join('')}`

/** What is put behind a finished Arabic word makes another word of it: مكتب is no beginning of مكتبة. */
export const ENDINGS: readonly string[] = 'ة ه ي ية ات ان ون ين ا و ت تين تان يون يين ها نا هم كم ك'.split(' ')

const plain = (term: string): string => (term.startsWith(PERHAPS) ? term.slice(PERHAPS.length) : term)

/** Whether the first is the second with an ending: no mistake of one letter, but سميرة beside سمير. */
export const isOtherWord = (long: string, short: string): boolean =>
  long.startsWith(short) && !short.endsWith('ة') && ENDINGS.includes(long.slice(short.length))

const begins = (term: string, { stem }: Term): boolean =>
  plain(term).startsWith(stem) && !ENDINGS.includes(plain(term).slice(stem.length))

/** Which names of several words stand there with all of their words. */
function wholeNames(words: readonly WordInText[], names: readonly Term[]): string[] {
  if (names.length === 0) return []
  const all = new Set(words.flatMap(({ terms }) => terms))
  const stands = (key: string): boolean => all.has(key) || all.has(PERHAPS + key)
  const found = names.map(({ stem, beside = [] }) => [stem, ...beside]).filter((name) => name.every(stands))
  return found.flat().flatMap((key) => [key, PERHAPS + key])
}

/** Which words of the original are hits, whatever their spelling. */
export function litIn(text: string, asked: readonly Term[]): Span[] {
  const words = wordsIn(text)
  const names = asked.filter(({ beside }) => beside !== undefined)
  const begun = asked.filter((one) => one.begun)
  const exact = asked.filter((one) => !one.begun && one.beside === undefined).map(({ stem }) => stem)
  const met = new Set([...exact, ...wholeNames(words, names)])
  const isHit = (term: string): boolean => met.has(term) || begun.some((one) => begins(term, one))
  return words.filter(({ terms }) => terms.some(isHit)).map(({ span }) => span)
}

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
