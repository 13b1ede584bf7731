import { fold } from '@diwan/core/arabic-fold'
import { otherLayout } from '@diwan/core/keyboard-layout'
import { wordsIn, type Term } from '@diwan/core/search-text'
import { MAX_WORDS } from '@diwan/contract/search/limits'
import type { Reading } from '@diwan/contract/search/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { synonymsOf } from '../queries/synonyms.ts'
import { isKnownWord, nearWords } from '../queries/words.ts'

/** One word of a question: what finds it in a text, and how it begins a name. */
export interface AskedWord {
  readonly typed: string
  /** Any of these is the word. */
  readonly terms: readonly Term[]
}

/** Every word must be met somewhere in the record. */
export type Question = readonly AskedWord[]

export const termsOf = (question: Question): Term[] => question.flatMap(({ terms }) => terms)

/** Fewer letters begin too many words. */
const BEGUN = 2

interface Typed {
  readonly typed: string
  readonly stem: string
  readonly begun: boolean
}

/** The last word is perhaps still being typed. */
function typedIn(text: string): Typed[] {
  const words = wordsIn(text)
  const end = words.at(-1)?.span[1]
  const typed = words.flatMap(({ span: [start, stop], terms }) =>
    terms.map((stem) => ({
      typed: fold(text.slice(start, stop)),
      stem,
      begun: stop === end && end === text.trimEnd().length && stem.length >= BEGUN,
    })),
  )
  return [...new Map(typed.map((one) => [one.stem, one])).values()].slice(0, MAX_WORDS)
}

/** What was typed, with the synonyms of each word as they stand now. */
export async function ask(db: Queryable, text: string): Promise<Question> {
  const typed = typedIn(text)
  if (typed.length === 0) return []
  const groups = await synonymsOf(
    db,
    typed.map(({ stem }) => stem),
  )
  return typed.map(({ typed: word, stem, begun }) => {
    const near = groups.filter((stems) => stems.includes(stem)).flat()
    const others = groups.filter((stems) => stems.some((one) => near.includes(one))).flat()
    const terms = [...new Set(others)].filter((other) => other !== stem).map((other) => ({ stem: other, begun: false }))
    return { typed: word, terms: [{ stem, begun }, ...terms] }
  })
}

/** How it may have been meant when nothing is found as typed: on the other keyboard, or with one wrong letter in a title's word. */
export async function otherReading(db: Queryable, kind: Reading['kind'], text: string): Promise<Question> {
  if (kind === 'spelling') return respelt(db, text)
  const meant = otherLayout(text)
  return meant === null ? [] : ask(db, meant)
}

/** Shorter words are one letter away from nearly everything. */
const SHORTEST = 3

async function respelt(db: Queryable, text: string): Promise<Question> {
  const typed = typedIn(text)
  let changed = false
  const question: AskedWord[] = []
  for (const { typed: word, stem, begun } of typed) {
    const near = stem.length < SHORTEST || (await isKnownWord(db, stem, begun)) ? [] : await nearWords(db, stem)
    changed ||= near.length > 0
    const terms = near.length > 0 ? near.map((one) => ({ stem: one, begun: false })) : [{ stem, begun }]
    question.push({ typed: word, terms })
  }
  return changed ? question : []
}
