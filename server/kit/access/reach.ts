import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Actor } from './actor.ts'

/** A relation carried by a column of the record. */
export interface ColumnRelation<Row> {
  readonly column: keyof Row & string
  readonly ids: (actor: Actor) => readonly string[]
}

/** A relation carried by a link table that repeats the sort column of the list. */
export interface LinkRelation<Row> {
  readonly link: { readonly table: string; readonly record: string; readonly person: string; readonly sort: string }
  /** Queries that read the row answer this with it. */
  readonly held: (row: Row) => boolean
}

/** Which column or link carries which relation: the one table that `within` and `branches` both read. */
export type Reach<Row> = Partial<Record<Relation, ColumnRelation<Row> | LinkRelation<Row>>>

export function relations<Row>(reach: Reach<Row>): Reach<Row> {
  return reach
}

export type May<Row> = (actor: Actor, row: Row) => boolean

/** Everything this person is to this record. Nobody needs to be anything for `all`. */
export function relationsTo<Row>(reach: Reach<Row>, actor: Actor, row: Row): Relation[] {
  const named = Object.keys(reach) as Relation[]
  return [...named.filter((relation) => carries(reach[relation], actor, row)), 'all']
}

/** The relations that open this record: those a person is to it and holds. One is enough. */
export function matching<Row>(reach: Reach<Row>, flag: string, actor: Actor, row: Row): Relation[] {
  const held = actor.grants.get(flag)
  return held ? relationsTo(reach, actor, row).filter((relation) => held.has(relation)) : []
}

/** Who, for one record. The explainer says no more and no less than `matching`. */
export function within<Row>(reach: Reach<Row>, flag: string): May<Row> {
  return (actor, row) => matching(reach, flag, actor, row).length > 0
}

function carries<Row>(relation: ColumnRelation<Row> | LinkRelation<Row> | undefined, actor: Actor, row: Row): boolean {
  if (!relation) return false
  if ('link' in relation) return relation.held(row)
  const value = row[relation.column]
  return typeof value === 'string' && relation.ids(actor).includes(value)
}
