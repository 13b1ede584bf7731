import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Actor } from './actor.ts'

/** A relation carried by a column of the record. */
export interface ColumnRelation<Row> {
  readonly column: keyof Row & string
  readonly ids: (actor: Actor) => readonly string[]
}

/** A relation carried by a link table that repeats the sort column of the list. */
export interface LinkRelation<Row> {
  readonly link: { readonly table: string; readonly record: string; readonly person: string }
  /** Queries that read the row answer this with it. */
  readonly held: (row: Row) => boolean
}

/** Which column or link carries which relation: the one table that `within` and `branches` both read. */
export type Reach<Row> = Partial<Record<Relation, ColumnRelation<Row> | LinkRelation<Row>>>

export function relations<Row>(reach: Reach<Row>): Reach<Row> {
  return reach
}

export type May<Row> = (actor: Actor, row: Row) => boolean

/** Who, for one record. */
export function within<Row>(reach: Reach<Row>, flag: string): May<Row> {
  return (actor, row) => {
    const held = actor.grants.get(flag)
    if (!held) return false
    if (held.has('all')) return true
    return [...held].some((relation) => carries(reach[relation], actor, row))
  }
}

function carries<Row>(relation: ColumnRelation<Row> | LinkRelation<Row> | undefined, actor: Actor, row: Row): boolean {
  if (!relation) return false
  if ('link' in relation) return relation.held(row)
  const value = row[relation.column]
  return typeof value === 'string' && relation.ids(actor).includes(value)
}
