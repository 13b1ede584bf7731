import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A parameter whose value the planner does not look at, where the same way is right whoever asks: planned once, for all. */
export const unseen = <Value>(value: Value, type: 'uuid' | 'uuid[]'): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})`
