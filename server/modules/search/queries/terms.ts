import type { Term } from '@diwan/core/search-text'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

/** Any of these terms, as PostgreSQL asks for them. */
export const anyTerm = (terms: readonly Term[]): RawBuilder<unknown> =>
  sql`${terms.map(({ stem, begun }) => quoted(stem) + (begun ? ':*' : '')).join(' | ')}::tsquery`

interface Planned {
  'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }]
}

/**
 * About how many entries carry one of these terms. PostgreSQL keeps how often the frequent ones occur; counting them would read
 * them all, and with that decide too late how to read.
 */
export async function aboutHowMany(db: Queryable, terms: readonly Term[]): Promise<number> {
  const { rows } = await sql<Planned>`
    explain (format json) select from search_entries where terms @@ ${anyTerm(terms)}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
