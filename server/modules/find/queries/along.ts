import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Place } from '../types.ts'
import type { Sought } from './by-word.ts'
import { GATHERED, gathering } from './gathering.ts'
import { meets, type Statement } from './statement.ts'

/** So many records are looked at in one go. */
const STEP = 2_000

/** So many are asked one by one before anything is gathered: a word that is met everywhere has filled the page by then. */
const NEAR = 200

/** A whole page from among the next few records of the list, or nothing. Indexes: those of its lists, search_entries_pkey. */
export async function findNear(db: Queryable, of: Statement, sought: Sought): Promise<Place[] | undefined> {
  const { actor, list, question, after, limit } = sought
  const walked = of.ids(actor, { table: of.table, sort: of.sort, where: list.where, after, limit: NEAR, only: list.only })
  if (!walked) return undefined
  const { rows } = await sql<Place>`
    select walked.id, walked.sort::text as sort from (${walked}) walked
    cross join lateral (
      select from ${sql.table(of.table)} record where record.id = walked.id and ${meets(of, actor, question)} offset 0
    ) met
    order by walked.sort desc, walked.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows.length === limit ? rows : undefined
}

/**
 * Along the list, newest first, past what does not meet the question; `end` is where the steps ended before the list did. Order and
 * limit of `seen` change no row: by them the planner walks lazily, and a page that is full soon reads no further.
 */
export async function findAlong(db: Queryable, of: Statement, sought: Sought, gather = GATHERED) {
  const { actor, list, question, after, limit } = sought
  const walked = of.ids(actor, { table: of.table, sort: of.sort, where: list.where, after, limit: STEP, only: list.only })
  if (!walked) return { rows: [], end: undefined }
  const { gathered, seen, met, likely } = gathering(of, actor, question, gather)
  const { rows } = await sql<Place>`
    with ${gathered}
    select seen.id, seen.sort::text as sort from (select walked.id, walked.sort, ${seen} from (${walked}) walked order by walked.sort desc, walked.id desc limit ${sql.lit(STEP)}) seen
    cross join lateral (select from ${sql.table(of.table)} record where record.id = seen.id and ${met} offset 0) met
    where ${likely} order by seen.sort desc, seen.id desc limit ${sql.lit(limit)}`.execute(db)
  if (rows.length === limit) return { rows, end: undefined }
  const ends = await sql<Place>`
    select id, sort::text as sort from (${walked}) walked
    order by walked.sort desc, walked.id desc offset ${sql.lit(STEP - 1)} limit 1`.execute(db)
  return { rows, end: ends.rows[0] }
}
