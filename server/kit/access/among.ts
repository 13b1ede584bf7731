import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyUnseen } from '../db/unseen.ts'
import type { Actor } from './actor.ts'
import { listed, ofDegree } from './branches.ts'
import type { ColumnRelation, LinkRelation, Reach } from './reach.ts'

/**
 * Who, for records that something else has found already: a condition on each of them, by the same table as `within` and
 * `branches`. It leads to no record itself: a list begins with `branches`.
 */
export function among<Row>(reach: Reach<Row>, flag: string) {
  return (actor: Actor, record: string, only?: readonly Relation[]): RawBuilder<boolean> => {
    const granted = actor.grants.get(flag)
    if (!granted) return sql`false`
    const asked = granted.has('all') ? (only ?? ['all']) : [...granted].filter((one) => !only || only.includes(one))
    if (asked.includes('all')) return sql`true`
    const columnsFirst = asked.toSorted((a, b) => lookUps(reach[a]) - lookUps(reach[b]))
    const ways = columnsFirst.flatMap((relation) => wayOf(reach[relation], actor, record))
    return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
  }
}

/** A link is looked up, and only where no column has opened the record already. */
const lookUps = (relation: object | undefined): number => (relation && 'link' in relation ? 1 : 0)

function wayOf<Row>(
  relation: ColumnRelation<Row> | LinkRelation<Row> | undefined,
  actor: Actor,
  record: string,
): RawBuilder<unknown>[] {
  if (!relation) return []
  if (!('link' in relation)) {
    return [sql`${sql.ref(`${record}.${relation.column}`)} = ${anyUnseen(relation.ids(actor))}`]
  }
  const { link } = relation
  return [
    sql`(select count(*) > 0 from ${sql.table(link.table)} link
      where ${sql.ref(`link.${link.record}`)} = ${sql.ref(`${record}.${link.through ?? 'id'}`)}
        and ${sql.ref(`link.${link.holder}`)} = ${anyUnseen(link.ids(actor), link.type)}${ofDegree(link)}${listed(link)})`,
  ]
}
