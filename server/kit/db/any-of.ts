import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A list as one parameter: the text stays the same however long it is, so it is planned once. */
export const anyOf = (column: string, values: readonly string[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} = any(${[...values]})`
