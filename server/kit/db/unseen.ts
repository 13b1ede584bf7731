import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A parameter whose value the planner does not look at, where one plan is right for every caller: planned once. */
export const unseen = <Value>(value: Value, type: 'uuid' | 'uuid[]' | 'text'): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})`
