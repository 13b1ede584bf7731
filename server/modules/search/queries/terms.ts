import { ENDINGS, type Term } from '@diwan/core/search-text'
import { PERHAPS } from '@diwan/core/words/reading'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

const quoted = (word: string): string => `'${word.replaceAll(/['\\]/g, '$&$&')}'`
const either = (word: string, as = ''): string => `(${quoted(word)}${as} | ${quoted(PERHAPS + word)}${as})`

/** What merely has an ending behind what was begun is another word. */
const others = (stem: string): string => ENDINGS.map((ending) => quoted(stem + ending)).join(' | ')

function written({ stem, begun, beside = [] }: Term): string {
  if (begun) return `(${either(stem, ':*')} & !(${others(stem)}))`
  return beside.length === 0 ? quoted(stem) : `(${[stem, ...beside].map((word) => either(word)).join(' & ')})`
}

/** Any of these terms, as PostgreSQL asks for them. */
export const queryOf = (terms: readonly Term[]): string => terms.map(written).join(' | ')

export const anyTerm = (terms: readonly Term[]): RawBuilder<unknown> => sql`${queryOf(terms)}::tsquery`

/** How many entries of a kind carry one of these terms, counted to `most`, as a number in a query. */
export const countedHits = (kind: string, terms: readonly Term[], most: number): RawBuilder<number> =>
  sql`search_hits(${kind}, ${anyTerm(terms)}, ${sql.lit(most)})`
