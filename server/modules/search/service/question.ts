import type { AskedTerm, Term } from '@diwan/core/search-text'
import { queryKeys, isMarked } from '@diwan/core/words/reading'
import { MAX_WORDS } from '@diwan/contract/search/limits'
import type { Queryable } from '../../../kit/db/database.ts'
import { askedTerms, askedTermsAsTyped, phrasesOf } from '../../../kit/search-text.ts'
import { synonymsOf } from '../queries/synonyms.ts'

/** One word of a question: what finds it in a text, and how it begins a name. */
export interface AskedWord {
  readonly typed: string
  /** Any of these is the word. */
  readonly terms: readonly Term[]
}

/** Every word must be met somewhere in the record. */
export type Question = readonly AskedWord[]

export const termsOf = (question: Question): Term[] => question.flatMap(({ terms }) => terms)

export const typedIn = (text: string): AskedTerm[] =>
  [...new Map(askedTerms(text).map((one) => [one.keys[0], one])).values()].slice(0, MAX_WORDS)

export const finished = (stem: string): Term => ({ stem, begun: false })

/** What is asked for in a text for any of these words. */
const termsFor = (typed: readonly AskedTerm[]): Term[] => [...new Set(typed.flatMap(({ keys }) => keys))].map(finished)

/** So many words may one name have. */
const NAME = 3
/** Of so many possible keys each, names of several words are made. */
const KEYS = 4

const keysOf = ({ keys }: AskedTerm, most = KEYS): string[] => keys.filter((key) => !isMarked(key)).slice(0, most)

interface Part {
  readonly from: number
  readonly to: number
  readonly keys: readonly string[]
}

/** Every word, and every few neighbours as one name. */
function partsOf(typed: readonly AskedTerm[]): Part[] {
  return typed.flatMap((_, from) => {
    const parts: Part[] = []
    let keys: readonly string[] = []
    for (let to = from; to < Math.min(from + NAME, typed.length); to += 1) {
      const next = keysOf(typed[to]!, from === to ? Infinity : KEYS)
      keys = to === from ? next : keys.slice(0, KEYS ** 2).flatMap((key) => next.map((one) => `${key} ${one}`))
      parts.push({ from, to, keys })
    }
    return parts
  })
}

/** A name of one word is asked for surely and perhaps, one of several by all of them in one place. */
function termsOfName(name: string): Term[] {
  const [first = '', ...beside] = name.split(' ')
  return beside.length === 0
    ? queryKeys({ bare: name, sure: name, also: [], perhaps: [] }).map(finished)
    : [{ ...finished(first), beside }]
}

/** The words as typed, without synonyms and other names. */
export const exactQuestion = (text: string): Question =>
  askedTermsAsTyped(text)
    .slice(0, MAX_WORDS)
    .map((one) => ({ typed: one.typed, terms: termsFor([one]) }))

/** What was typed, with the synonyms of each word as they stand now. */
export async function readQuestion(db: Queryable, text: string): Promise<Question> {
  const typed = typedIn(text)
  if (typed.length === 0) return []
  const parts = partsOf(typed)
  const all = [...new Set(parts.flatMap(({ keys }) => keys))]
  const groups = [...(await synonymsOf(db, all)), ...phrasesOf(all)]
  return typed.map((one, place) => {
    const own = new Set(parts.filter(({ from, to }) => from <= place && place <= to).flatMap(({ keys }) => keys))
    const near = groups.filter((names) => names.some((name) => own.has(name))).flat()
    const others = groups.filter((names) => names.some((name) => near.includes(name))).flat()
    const more = [...new Set(others)].filter((name) => !one.keys.includes(name)).flatMap(termsOfName)
    return { typed: one.typed, terms: [...termsFor([one]), ...more] }
  })
}
