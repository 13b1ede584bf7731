import { fold } from './arabic-fold.ts'
import type { KnownWords } from './words/known.ts'
import { PERHAPS } from './words/reading.ts'
import { askedOf, keptOf, wordReader } from './words/terms.ts'

/** Raise with every change of what a text is found by, the word lists among it: what was indexed before must be indexed again. */
export const TERMS_VERSION = 3

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

export interface AskedTerm {
  /** Folded, without what is glued before it. */
  readonly typed: string
  readonly bare: string
  readonly span: Span
  /** Any of these in an index is the word. */
  readonly keys: readonly string[]
}

const LONGEST_TITLE = 60

/** What a title is found by as a whole, however it is spelled. */
export const titleTerm = (text: string): string => `=${Array.from(fold(text)).slice(0, LONGEST_TITLE).join('')}`

/** A term that a text of this rank is found by, where the ranks of a record order what is found. */
export const rankedTerm = (rank: number, term: string): string =>
  term.startsWith(PERHAPS) ? `${PERHAPS}^${rank}${term.slice(PERHAPS.length)}` : `^${rank}${term}`

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

function litWords(words: readonly WordInText[], asked: readonly Term[]): Span[] {
  const names = asked.filter(({ beside }) => beside !== undefined)
  const begun = asked.filter((one) => one.begun)
  const exact = asked.filter((one) => !one.begun && one.beside === undefined).map(({ stem }) => stem)
  const met = new Set([...exact, ...wholeNames(words, names)])
  const isHit = (term: string): boolean => met.has(term) || begun.some((one) => begins(term, one))
  return words.filter(({ terms }) => terms.some(isHit)).map(({ span }) => span)
}

/** A long text is read piece by piece up to its first hit, as reading words takes longest. */
const PIECE = 5_000
/** A piece is not cut within a word that is shorter than this. */
const LONG_WORD = 100

function cutNear(text: string, at: number): number {
  const space = at <= 0 || at >= text.length ? 0 : text.slice(at, at + LONG_WORD).search(/\s/u)
  return at + Math.max(0, space)
}

export interface LitText {
  readonly text: string
  readonly lit: readonly Span[]
}

const EXCERPT = 160
/** So much stands before the first hit, that it can be understood. */
const BEFORE = 40
const ELLIPSIS = '…'

function excerptAround(text: string, all: readonly Span[]): LitText {
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

/** How texts are read for the search. Index, question and light must use the same one, or they find different words. */
export interface SearchText {
  /** The words of an original text with what each is found by: index and light read a text by this one function. */
  readonly wordsIn: (text: string) => WordInText[]
  /** The terms that the writer indexes of a text, each once. */
  readonly searchTerms: (text: string) => string[]
  /** The words somebody asks for; what each is found by. Exactness is a matter of rank, decided on the folded text itself. */
  readonly askedTerms: (text: string) => AskedTerm[]
  /** The words of a text as they are written, without what is glued before them: what a mistyped word is compared with. */
  readonly plainWords: (text: string) => string[]
  /** Whether every word that was typed stands in the text, or begins a word of it. */
  readonly holdsEvery: (text: string, typed: string) => boolean
  /** Which words of the original are hits, whatever their spelling. */
  readonly litIn: (text: string, asked: readonly Term[]) => Span[]
  /** The part of a text around its first hit, on one line, with its hits. */
  readonly excerptOf: (text: string, asked: readonly Term[]) => LitText
}

export function searchText(known: KnownWords): SearchText {
  const readWords = wordReader(known)
  const wordsIn = (text: string): WordInText[] =>
    readWords(text, false).map((word) => ({ span: [word.start, word.end], terms: keptOf(word) }))
  const searchTerms = (text: string): string[] => [...new Set(wordsIn(text).flatMap(({ terms }) => terms))]
  const askedTerms = (text: string): AskedTerm[] =>
    readWords(text, true).flatMap((word) =>
      askedOf(word).map(({ word: typed, bare, keys }) => ({
        typed: fold(typed),
        bare,
        keys,
        span: [word.start, word.end] as const,
      })),
    )
  const plainWords = (text: string): string[] => [
    ...new Set(readWords(text, false).flatMap(({ readings }) => readings.map(({ bare }) => bare))),
  ]
  const litIn = (text: string, asked: readonly Term[]): Span[] => litWords(wordsIn(text), asked)
  /** The first hits of a text. Each piece goes on into the next one, so that the passage around a hit lies in one of them. */
  const firstLit = (text: string, asked: readonly Term[]): Span[] => {
    for (let from = 0; text.length > PIECE && from < text.length; from += PIECE) {
      const [start, next] = [cutNear(text, from), cutNear(text, from + PIECE)]
      const lit = litIn(text.slice(start, cutNear(text, next + EXCERPT)), asked)
      if (lit.length > 0 && start + lit[0]![0] < next) return lit.map(([first, last]): Span => [start + first, start + last])
    }
    const isSpread = asked.some(({ beside }) => beside !== undefined) // over more than one piece
    return text.length <= PIECE || isSpread ? litIn(text, asked) : []
  }
  return {
    wordsIn,
    searchTerms,
    askedTerms,
    plainWords,
    holdsEvery: (text, typed) => {
      const [terms, words] = [new Set(searchTerms(text)), plainWords(text)]
      return askedTerms(typed).every(
        ({ keys, bare }) => keys.some((key) => terms.has(key)) || words.some((word) => word.startsWith(bare)),
      )
    },
    litIn,
    excerptOf: (text, asked) => excerptAround(text, firstLit(text, asked)),
  }
}
