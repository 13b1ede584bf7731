import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A parameter whose value the planner does not look at, where one plan is right for every caller: planned once. */
export const unseen = <Value>(value: Value, type: 'uuid' | 'uuid[]' | 'text' | 'text[]' | 'tsquery'): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})`

/** `= any(…)` of such a list; without the second cast PostgreSQL reads a subquery of rows and not an array. */
export const anyUnseen = (values: readonly string[], type: 'uuid' | 'text' = 'uuid'): RawBuilder<unknown> =>
  sql`any(${unseen([...values], `${type}[]`)}::${sql.raw(type)}[])`
