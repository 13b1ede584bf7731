import { searchTerms } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What is kept of a subject to be found by. */
export const termsOf = (subject: string): RawBuilder<string> => sql`array_to_tsvector(${searchTerms(subject)}::text[])`
