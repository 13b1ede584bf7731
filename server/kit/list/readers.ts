import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { branches, newest, type ListOf } from '../access/branches.ts'
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
