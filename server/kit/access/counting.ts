import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { unseen } from '../db/unseen.ts'
import type { Actor } from './actor.ts'
import { allOf, askedOf, linksOf, newest, type Found, type ListOf } from './branches.ts'
import type { Reach } from './reach.ts'

/**
 * How many a list has, stopped at its limit, as a number in a query. Needs no order: where one relation alone reaches enough
 * the others are not looked at, and only what is fewer is made distinct.
 */
export function counting<Row>(reach: Reach<Row>, flag: string) {
  return (actor: Actor, list: ListOf): RawBuilder<number> => {
    const limit = sql.lit(list.limit)
    const asked = askedOf(actor, flag, list.only)
    if (asked.includes('all')) return count(newest(list))
    const columns = asked.flatMap((relation) => countedOf(reach[relation], actor, list))
    const links = asked.flatMap((relation) => linksOf(reach[relation], actor, list))
    const [only, ...more] = [...columns, ...links]
    if (!only) return sql`0`
    if (more.length === 0) return count(only)
    const enough = columns.map((branch) => sql`when ${count(branch)} >= ${limit} then ${limit} `)
    const together = sql`select id from (${allOf([only, ...more])}) branch group by id limit ${limit}`
    if (enough.length === 0) return count(together)
    return sql`case ${sql.join([...enough, sql`else ${count(together)}`], sql``)} end`
  }
}

const count = (ids: RawBuilder<unknown>): RawBuilder<number> => sql`(select count(*) from (${ids}) counted)`

/** One loop over the ids, which ends as soon as there are enough. */
function countedOf<Row>(relation: Found<Row>, actor: Actor, list: ListOf): RawBuilder<{ id: string }>[] {
  if (!relation || 'link' in relation) return []
  const ids = relation.ids(actor)
  if (ids.length === 0) return []
  const each = newest(list, sql` and ${sql.ref(`record.${relation.column}`)} = held.id`)
  return [
    sql`select each.id, each.sort from unnest(${unseen([...ids], 'uuid[]')}) held(id) cross join lateral (${each}) each limit ${sql.lit(list.limit)}`,
  ]
}
