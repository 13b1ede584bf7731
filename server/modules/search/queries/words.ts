import { fold } from '@diwan/core/arabic-fold'
import { otherBeginnings, soundAlike } from '@diwan/core/loan-sound'
import { isOneLetterAway } from '@diwan/core/one-letter'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

const LAST = '\u{10ffff}'
/** Beginnings that so many words share say too little; looking at more takes longer than it helps. */
const MOST = 5_000

/** Whether somebody wrote this word where everybody concerned may read it. */
export async function isKnownWord(db: Queryable, word: string): Promise<boolean> {
  const { rows } = await sql`select 1 from search_words where word = ${word}`.execute(db)
  return rows.length > 0
}

/** Words one mistake away. A single mistake leaves the beginning or the end as it was, so two ranges hold them all. */
export async function nearWords(db: Queryable, word: string): Promise<string[]> {
  const letters = Array.from(word)
  const kept = Math.floor((letters.length - 1) / 2)
  const beginning = letters.slice(0, kept).join('')
  const end = letters.toReversed().slice(0, kept).join('')
  const like = sql`char_length(word) between ${letters.length - 1} and ${letters.length + 1}`
  const { rows } = await sql<{ word: string }>`
    (select word from search_words where word >= ${beginning} and word < ${beginning + LAST} and ${like} limit ${sql.lit(MOST)})
    union
    (select word from search_words where backwards >= ${end} and backwards < ${end + LAST} and ${like} limit ${sql.lit(MOST)})`.execute(
    db,
  )
  return rows.map((row) => row.word).filter((known) => isOneLetterAway(word, known))
}

/** Vowels are written in one script and left out in the other. */
const OTHER_LENGTH = 4

/** Words of the other script that sound the same: monitor for مونيتور. Both begin with the same sound, so few ranges contain them all. */
export async function alikeWords(db: Queryable, word: string): Promise<string[]> {
  const beginnings = otherBeginnings(word)
  if (beginnings.length === 0) return []
  const { length } = Array.from(word)
  const ranges = beginnings.map((letter) => sql`(word >= ${letter} and word < ${letter + LAST})`)
  const { rows } = await sql<{ word: string }>`
    select word from search_words where (${sql.join(ranges, sql` or `)})
      and char_length(word) between ${length - OTHER_LENGTH} and ${length + OTHER_LENGTH} limit ${sql.lit(MOST)}`.execute(db)
  return rows.map((row) => row.word).filter((known) => soundAlike(word, fold(known)))
}
