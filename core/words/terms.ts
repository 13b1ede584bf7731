import { readArabic } from './arabic.ts'
import { readLatin } from './english.ts'
import { joined } from './joined.ts'
import { withLists, type KnownWords } from './known.ts'
import { queryKeys, indexKeys, indexKeysTogether, type Reading } from './reading.ts'
import { remembering } from './remembered.ts'
import { runsIn, type Run } from './split.ts'

/** Nobody looks for more of a word, and no index takes words without end. */
const LONGEST = 60
const cut = (key: string): string => (key.length > LONGEST ? Array.from(key).slice(0, LONGEST).join('') : key)

const read = (word: string, script: Run['script'], known: KnownWords): Reading => {
  const reading = withLists(script === 'arabic' ? readArabic(cut(word)) : readLatin(cut(word)), known)
  const { bare, sure, also, perhaps } = reading
  return { bare: cut(bare), sure: cut(sure), also: also.map(cut), perhaps: perhaps.map(cut) }
}

export interface ReadWord {
  readonly start: number
  readonly end: number
  readonly words: readonly string[]
  readonly readings: readonly Reading[]
  /** What it is together with a neighbour. */
  readonly joined: readonly Reading[]
}

/** Reads the words of an original text; `asking` where somebody looks for it. */
export type WordReader = (text: string, asking: boolean) => ReadWord[]

/** Reads by the rules and by what these lists know. */
export function wordReader(known: KnownWords): WordReader {
  const readings = {
    arabic: remembering((word: string) => read(word, 'arabic', known)),
    other: remembering((word: string) => read(word, 'other', known)),
  } as const
  return (text, asking) => {
    const runs = runsIn(text)
    const pairs = runs.map((run, place) => {
      const next = runs[place + 1]
      const pair = next && joined(text, run, next, asking)
      return pair && withLists(pair, known)
    })
    return runs.map(({ start, end, words, script }, place) => ({
      start,
      end,
      words,
      readings: words.map(readings[script]),
      joined: [pairs[place - 1], pairs[place]].flatMap((one) => one ?? []),
    }))
  }
}

/** Where letters and digits touch, each is kept as well: Office365 is found by office. */
const pieces = (word: string): string[] => (/\p{L}/u.test(word) ? (word.match(/\p{L}{2,}|\p{N}+/gu) ?? []) : [])

const keptOfPieces = remembering((word: string): readonly string[] =>
  pieces(word).flatMap((piece) => (piece === word ? [] : [readLatin(piece).sure])),
)

/** What an index holds of a word. */
export function keptOf({ words, readings: all, joined: pairs }: ReadWord): readonly string[] {
  const [first] = all
  if (first && all.length === 1 && pairs.length === 0 && keptOfPieces(words[0]!).length === 0) return indexKeys(first)
  return [...new Set([...all.flatMap(indexKeys), ...pairs.flatMap(indexKeysTogether), ...words.flatMap(keptOfPieces)])]
}

/** What an index is asked for: each of the words, or the pair it belongs to. */
export const askedOf = ({ words, readings: all, joined: pairs }: ReadWord): { word: string; bare: string; keys: string[] }[] =>
  all.map((reading, place) => ({
    word: words[place]!,
    bare: reading.bare,
    keys: [...new Set([reading, ...pairs].flatMap(queryKeys))],
  }))
