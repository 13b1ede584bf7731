import { otherLayout } from '@diwan/core/keyboard-layout'
import { isOtherWord, type AskedTerm, type Term } from '@diwan/core/search-text'
import { PERHAPS } from '@diwan/core/words/reading'
import type { Reading } from '@diwan/contract/search/schemas'
import type { Queryable } from '../../../kit/db/database.ts'
import { synonymsOf } from '../queries/synonyms.ts'
import { alikeWords, isKnownWord, nearWords } from '../queries/words.ts'
import { readQuestion, finished, typedIn, type Question } from './question.ts'
import { isCommon, isEnglish } from './lexicon.ts'

/** How a question may have been meant besides: its last word unfinished, on the other keyboard, or with one wrong letter. */
export type OtherReading = Reading['kind'] | 'begun'

export function otherReading(db: Queryable, kind: OtherReading, text: string): Promise<Question> {
  if (kind === 'begun') return unfinished(db, text)
  return kind === 'layout' ? onOtherKeys(db, text) : respelt(db, text)
}

/** Fewer letters begin too many words. */
const BEGUN = 2

/** The last word is perhaps still being typed; a whole English word is not. */
async function unfinished(db: Queryable, text: string): Promise<Question> {
  const typed = typedIn(text)
  const last = typed.at(-1)
  if (!last || last.span[1] !== text.trimEnd().length || last.bare.length < BEGUN || (await isEnglish(last.bare))) return []
  const question = await readQuestion(db, text)
  return question.map((word, place) =>
    place === question.length - 1 ? { ...word, terms: [...word.terms, { stem: last.bare, begun: true }] } : word,
  )
}

/** Somebody wrote it, it is common, or it has synonyms. */
const isKnown = async (db: Queryable, { bare, keys }: AskedTerm): Promise<boolean> =>
  (await isCommon(bare)) || (await isKnownWord(db, bare)) || (await synonymsOf(db, keys)).length > 0

async function every<T>(all: readonly T[], holds: (one: T) => Promise<boolean>): Promise<boolean> {
  for (const one of all) if (!(await holds(one))) return false
  return true
}

/** Three letters of Arabic are mostly a root, and mean themselves. */
const SHORTEST = { latin: 3, arabic: 4 } as const
/** No word has these keys within it. */
const KEYS_OF_LETTERS = /[[\];'`/]\p{L}|\p{L}[[\];'`/]/u
const isAbbreviation = (text: string): boolean => /\d|^[^a-z]*[A-Z]{2,}[^a-z]*$/.test(text)

/** Only where all of it becomes words that are known, and none of it is one as typed. */
async function onOtherKeys(db: Queryable, text: string): Promise<Question> {
  const meant = otherLayout(text)
  const least = /\p{Script=Arabic}/u.test(text) ? SHORTEST.arabic : SHORTEST.latin
  if (meant === null || text.trim().length < least || isAbbreviation(text)) return []
  const [typed, words] = [typedIn(text), typedIn(meant)]
  if (words.length === 0) return []
  const means = KEYS_OF_LETTERS.test(text) ? [] : await Promise.all(typed.map((one) => isKnown(db, one)))
  if (means.some(Boolean)) return []
  return (await every(words, (one) => isKnown(db, one))) ? readQuestion(db, meant) : []
}

/** Shorter words are one letter away from too many others. */
const FORGIVEN = 5

/** A guess upon a guess would be too much: what is nearly typed is asked for as what it surely is. */
const surely = (typed: readonly AskedTerm[]): Term[] =>
  typed.flatMap(({ keys: [sure = ''] }) => [sure, PERHAPS + sure]).map(finished)

/** Word by word; a word that is known, or holds a digit, is not respelled, but it may be written in the other script. */
async function respelt(db: Queryable, text: string): Promise<Question> {
  const [typed, question] = [typedIn(text), await readQuestion(db, text)]
  const near = await Promise.all(typed.map((one) => nearOf(db, one)))
  if (near.every((words) => words.length === 0)) return []
  return question.map((word, place) => ({
    ...word,
    terms: [...word.terms, ...surely((near[place] ?? []).flatMap(typedIn))],
  }))
}

async function nearOf(db: Queryable, typed: AskedTerm): Promise<string[]> {
  const { bare } = typed
  if (!/^\p{L}+$/u.test(bare)) return []
  const alike = await alikeWords(db, typed.typed)
  if (Array.from(bare).length < FORGIVEN || (await isKnown(db, typed))) return alike
  const near = await nearWords(db, bare)
  return [...alike, ...near.filter((word) => word[0] === bare[0] && !isOtherWord(word, bare) && !isOtherWord(bare, word))]
}
