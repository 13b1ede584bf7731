import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { allOf, branches, inOrder, newest, type ListOf } from '../access/branches.ts'
import { counting } from '../access/counting.ts'
import type { Reach } from '../access/reach.ts'
import type { SecondRight } from '../access/second-right.ts'

/** Who reads which records of a list: their ids in order, and how many there are. */
export interface Readers {
  /** Nothing where the caller reaches no record at all. */
  readonly ids: (actor: Actor, list: ListOf) => RawBuilder<{ id: string }> | null
  readonly count: (actor: Actor, list: ListOf) => RawBuilder<number>
}

/** By relations, as one record is read. */
export const byReach = <Row>(reach: Reach<Row>, flag: string): Readers => ({
  ids: branches(reach, flag),
  count: counting(reach, flag),
})

/** By one condition on every record called `record`, where no relation carries the right. */
export function byCondition(condition: (actor: Actor) => RawBuilder<boolean>): Readers {
  const narrowed = (actor: Actor, list: ListOf): ListOf => ({ ...list, where: sql`${condition(actor)} and ${list.where}` })
  return {
    ids: (actor, list) => newest(narrowed(actor, list)),
    count: (actor, list) => sql`(select count(*) from (${newest(narrowed(actor, list))}) counted)`,
  }
}

/** By relations, and where a second right counts as this one, by that for its records. Who sees all by the first needs no second. */
export function byEither<Row>(reach: Reach<Row>, flag: string, second: SecondRight | undefined): Readers {
  const first = byReach(reach, flag)
  if (!second?.counts.includes(flag)) return first
  const other = byReach(reach, second.flag)
  const seesAll = (actor: Actor): boolean => actor.grants.get(flag)?.has('all') === true
  const ids: Readers['ids'] = (actor, list) => {
    const less = { ...list, where: sql`${second.where} and ${list.where}` }
    const [all, some] = [first.ids(actor, list), seesAll(actor) ? null : other.ids(actor, less)]
    if (!all || !some) return all ?? some
    const order = inOrder(list, sql`sort`, sql`id`)
    return sql`select id, sort from (${allOf([all, some])}) way group by id, sort order by ${order} limit ${sql.lit(list.limit)}`
  }
  return {
    ids,
    count: (actor, list) => {
      if (seesAll(actor) || !actor.grants.has(second.flag)) return first.count(actor, list)
      const found = ids(actor, list)
      return found ? sql`(select count(*) from (${found}) counted)` : sql`0`
    },
  }
}
