import type { Term } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

/** Any of these terms, as PostgreSQL asks for them. */
export const anyTerm = (terms: readonly Term[]): RawBuilder<unknown> =>
  sql`${terms.map(({ stem, begun }) => quoted(stem) + (begun ? ':*' : '')).join(' | ')}::tsquery`

/** How many entries carry one of these terms, counted to `most`. */
export async function countHits(db: Queryable, terms: readonly Term[], most: number): Promise<number> {
  const { rows } = await sql<{ hits: number }>`select search_hits(${anyTerm(terms)}, ${sql.lit(most)}) as hits`.execute(db)
  return rows[0]?.hits ?? 0
}
