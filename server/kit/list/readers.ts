import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { allOf, branches, inOrder, newest, type ListOf } from '../access/branches.ts'
import { counting } from '../access/counting.ts'
import type { Reach } from '../access/reach.ts'

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

/** The records one of two ways leads to; `enough` names those whom the first shows all of them. */
export function either(one: Readers, other: Readers, enough: (actor: Actor) => boolean): Readers {
  const ids: Readers['ids'] = (actor, list) => {
    const [first, second] = [one.ids(actor, list), enough(actor) ? null : other.ids(actor, list)]
    if (!first || !second) return first ?? second
    const order = inOrder(list, sql`sort`, sql`id`)
    return sql`select id, sort from (${allOf([first, second])}) way group by id, sort order by ${order} limit ${sql.lit(list.limit)}`
  }
  return {
    ids,
    count: (actor, list) => {
      if (enough(actor) || !other.ids(actor, list)) return one.count(actor, list)
      return sql`(select count(*) from (${ids(actor, list)!}) counted)`
    },
  }
}

/** Of what a reader reaches, only records that this condition holds for. */
export function onlyWhere(readers: Readers, condition: RawBuilder<boolean>): Readers {
  const less = (list: ListOf): ListOf => ({ ...list, where: sql`${condition} and ${list.where}` })
  return {
    ids: (actor, list) => readers.ids(actor, less(list)),
    count: (actor, list) => readers.count(actor, less(list)),
  }
}
