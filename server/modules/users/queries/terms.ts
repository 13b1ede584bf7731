import { fold } from '@diwan/core/arabic-fold'
import { soundOf } from '@diwan/core/name-sound'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { marksOf } from './marks.ts'
import { isArabic, listedAs, PHONE_DIGITS, soundsIn, voicesOf, WORD, writtenWords } from './words.ts'

/** One range of `user_words`. */
export interface Range {
  readonly kind: number
  readonly from: string
  readonly to: string
}
/** One typed word; a person in any of its ranges matches it. */
export type Term = readonly Range[]

const MAX_TERMS = 6
/** After every letter there is. */
const LAST = '\u{10FFFF}'

const beginningWith = (kind: number, word: string): Range => ({ kind, from: word, to: word + LAST })
const exactly = (kind: number, word: string): Range => ({ kind, from: word, to: `${word}\u0001` })

/**
 * What was typed, as ranges. Phones are searched only for callers who may read them: otherwise a search would tell a number digit by
 * digit. Nothing to look for is no terms at all.
 */
export function termsOf(typed: string, phones: boolean): Term[] {
  const text = fold(typed)
  const digits = text.replace(/[\s()+.-]/g, '')
  if (/^\d+$/.test(digits) && digits.length >= PHONE_DIGITS) {
    const number = digits.replace(/^0+(?=\d{4})/, '')
    return [[...(phones ? [beginningWith(WORD.phone, number)] : []), beginningWith(WORD.text, digits)]]
  }
  const words = typed.split(/\s+/).flatMap((part) => (part.includes('@') ? [fold(part)] : writtenWords(part)))
  return [...new Map(words.map((word) => [fold(word), word])).values()]
    .filter((word) => fold(word) !== '')
    .slice(0, MAX_TERMS)
    .map(termOf)
}

/** A short sound is met by too many: it must be the whole name. */
const near = (sound: string) => (sound.length < 4 ? exactly : beginningWith)

/** Another script is asked for whole names: a beginning has not all its vowels. */
function termOf(written: string): Term {
  const word = fold(written)
  const across = isArabic(word) ? 'read' : 'arabic'
  const voices = voicesOf(written).map((voice) => exactly(WORD.sound, soundsIn(across, voice)))
  const sound = isArabic(word) ? '' : soundOf(word)
  const alike = sound === '' ? [] : [near(sound)(WORD.sound, soundsIn('latin', sound))]
  const listed = listedAs(written).map((name) => exactly(WORD.sound, name))
  return [beginningWith(WORD.text, word), ...voices, ...alike, ...listed]
}

export const isIn = (alias: 'other' | 'before', ranges: readonly Range[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    ranges.map(({ kind, from, to }) => {
      const word = sql.ref(`${alias}.word`)
      return sql`(${sql.ref(`${alias}.kind`)} = ${sql.lit(kind)} and ${word} >= ${from} and ${word} < ${to})`
    }),
    sql` or `,
  )})`

/** Whether the row `found` of somebody may also carry the word: said by its marks, so by chance also where it is not. */
export const mayCarry = (term: Term): RawBuilder<unknown> =>
  sql`(${sql.join(
    term.map(({ kind, from }) => {
      const marks = sql`${marksOf([{ kind, word: from }])}::bit(256)`
      return sql`found.marks & ${marks} = ${marks}`
    }),
    sql` or `,
  )})`

/** Counted so far, words are equally common. */
const RARE = 500

/** The word that leads to the fewest people; counts stop early. */
export async function driverOf(db: Queryable, terms: readonly Term[]): Promise<Term> {
  const [first = []] = terms
  if (terms.length < 2) return first
  const counts = terms.map((term, index) => {
    const ranges = term.map(
      ({ kind, from, to }) =>
        sql`(select 1 from user_words where kind = ${sql.lit(kind)} and word >= ${from} and word < ${to} limit ${sql.lit(RARE)})`,
    )
    return sql`select ${sql.lit(index)} as index, count(*) as hits from (${sql.join(ranges, sql` union all `)}) hit`
  })
  const { rows } = await sql<{ index: number }>`${sql.join(counts, sql` union all `)} order by hits, index limit 1`.execute(db)
  return terms[rows[0]?.index ?? 0] ?? first
}
