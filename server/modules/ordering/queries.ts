import { between } from '@diwan/core/ordering'
import { sql } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'

/** An order that people make by hand: of the rows of one table that share a value. */
interface Ordered {
  readonly table: string
  /** The column of what they lie in: their list. */
  readonly within: string
  /** The column of the key, in the order of its characters (`collate "C"`). */
  readonly key: string
}

interface Placement {
  /** What they lie in. */
  readonly within: string
  /** It stands behind that one; first where it is null, last where nothing is said. */
  readonly after?: string | null | undefined
  /** What is moved, where it lies there already. */
  readonly moved?: string
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const ORDER = 481_520

/**
 * The key of a new place; the caller writes it into the row, and until its transaction ends nobody else is given one there. No other row
 * changes. What stands somewhere else by now is no neighbour: then it is last. Index of each user: (within, key).
 */
export async function place(db: Queryable, { table, within, key }: Ordered, asked: Placement): Promise<string> {
  const locked = sql`select pg_advisory_xact_lock(${sql.lit(ORDER)}, hashtext(${asked.within}))`.execute(db)
  const keys = sql.ref(`placed.${key}`)
  const others = sql`from ${sql.table(table)} placed where ${sql.ref(`placed.${within}`)} = ${asked.within}
    and placed.id is distinct from ${asked.moved ?? null}::uuid`
  const one = async (query: ReturnType<typeof sql>): Promise<string | null> => {
    const { rows } = await sql<{ key: string }>`select ${keys} as key ${others} ${query}`.execute(db)
    return rows[0]?.key ?? null
  }
  const first = sql`order by ${keys} limit 1`
  const last = sql`order by ${keys} desc limit 1`
  const looked = asked.after === undefined ? last : asked.after === null ? first : sql`and placed.id = ${asked.after}::uuid`
  const [, found] = await Promise.all([locked, one(looked)]) // each statement sees what was committed before it
  if (asked.after === undefined) return between(found, null)
  if (asked.after === null) return between(null, found)
  return found === null
    ? between(await one(last), null)
    : between(found, await one(sql`and ${keys} > ${found} order by ${keys} limit 1`))
}
