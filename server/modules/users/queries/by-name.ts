import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { WORD } from './words.ts'

const LAST = '\u{10ffff}'

/** One range of `user_words`: a folded word with which a name, in either script, begins. */
const range = (word: string) => sql`kind = ${sql.lit(WORD.text)} and word >= ${word} and word < ${word + LAST}`

/** Whether this person is called so; one probe, where `exists` would let PostgreSQL read everybody of the name. */
export const isCalled = (person: RawBuilder<unknown>, word: string): RawBuilder<boolean> =>
  sql`(select count(*) > 0 from user_words where user_id = ${person} and ${range(word)})`

/** People called so, at most `limit`, as an array in a query. */
export const peopleCalled = (word: string, limit: number): RawBuilder<string[]> =>
  sql`array(select distinct user_id from (select user_id from user_words where ${range(word)} limit ${sql.lit(limit)}) called)`
