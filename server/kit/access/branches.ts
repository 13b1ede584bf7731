import type { Relation } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { unseen } from '../db/unseen.ts'
import type { Actor } from './actor.ts'
import type { ColumnRelation, Link, LinkRelation, Reach } from './reach.ts'

export type SortType = 'timestamptz' | 'int' | 'name' | 'key'

/** A list: its table, the column it is sorted by (the highest first) and what it leaves out. `record` is the alias in `where`. */
export interface ListOf {
  readonly table: string
  readonly sort: string
  /** What `sort` is, where it is no instant: names are in the order of Arabic readers, keys in that of their characters. */
  readonly sortType?: SortType | undefined
  /** The lowest first: the same ranges, read from their other end. */
  readonly rising?: boolean | undefined
  readonly where: RawBuilder<unknown>
  readonly after?: { readonly sort: string; readonly id: string } | undefined
  readonly limit: number
  /** Ask for fewer relations than are held; who holds `all` holds each of them. */
  readonly only?: readonly Relation[] | undefined
}

/**
 * Who, for a list: one index range per relation held (per id of it), the limit inside each, joined by UNION ALL and made
 * distinct. Gives `id, sort` in order, or nothing when the caller reaches no record at all.
 */
export function branches<Row>(reach: Reach<Row>, flag: string) {
  return (actor: Actor, list: ListOf): RawBuilder<{ id: string }> | null => {
    const asked = askedOf(actor, flag, list.only)
    if (asked.includes('all')) return newest(list)
    const found = asked.flatMap((relation) => branchesOf(reach[relation], actor, list))
    if (found.length === 0) return null
    return sql`select id, sort from (${allOf(found)}) branch group by id, sort order by ${inOrder(list, sql`sort`, sql`id`)} limit ${sql.lit(list.limit)}`
  }
}

export const allOf = (found: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join(
    found.map((branch) => sql`(${branch})`),
    sql` union all `,
  )

/** A holder of `all` holds each relation; a holder of none is asked for none. */
export function askedOf(actor: Actor, flag: string, only: ListOf['only']): readonly Relation[] {
  const granted = actor.grants.get(flag)
  if (!granted) return []
  return granted.has('all') ? (only ?? ['all']) : [...granted].filter((one) => !only || only.includes(one))
}

/** So many ids get a branch each: their ranges are merged row by row, none is read further than needed. More share a loop. */
const SEPARATE = 10

function branchesOf<Row>(relation: Found<Row>, actor: Actor, list: ListOf): RawBuilder<{ id: string }>[] {
  if (!relation || 'link' in relation) return linksOf(relation, actor, list)
  const ids = relation.ids(actor)
  const column = sql.ref(`record.${relation.column}`)
  if (ids.length <= SEPARATE) return ids.map((id) => newest(list, sql` and ${column} = ${unseen(id, 'uuid')}`))
  return [manyOf(ids, column, list)]
}

export type Found<Row> = ColumnRelation<Row> | LinkRelation<Row> | undefined

export const linksOf = <Row>(relation: Found<Row>, actor: Actor, list: ListOf): RawBuilder<{ id: string }>[] => {
  if (!relation || !('link' in relation)) return []
  const { link } = relation
  const ids = link.ids(actor)
  const { type = 'uuid' } = link
  if (ids.length <= SEPARATE) return ids.map((id) => linked(link, unseen(id, type), list))
  const each = linked(link, sql`holder.id`, list)
  // one record may be linked to several of them
  return [
    sql`select each.id, each.sort from unnest(${[...ids]}::${sql.raw(type)}[]) holder(id) cross join lateral (${each}) each group by each.id, each.sort`,
  ]
}

/**
 * One loop over all ids. Only the ids whose newest record is among the newest of all can have one on the page: they are found
 * by one row each, and no other is read further.
 */
function manyOf(ids: readonly string[], column: RawBuilder<unknown>, list: ListOf): RawBuilder<{ id: string }> {
  const all = sql`unnest(${[...ids]}::uuid[])`
  const each = newest(list, sql` and ${column} = reached.id`)
  const first = newest({ ...list, limit: 1 }, sql` and ${column} = known.id`)
  return sql`select each.id, each.sort from (
      select known.id from ${all} known(id) cross join lateral (${first}) first
      order by ${inOrder(list, sql`first.sort`, sql`first.id`)} limit ${sql.lit(list.limit)}
    ) reached cross join lateral (${each}) each`
}

export function newest(list: ListOf, and: RawBuilder<unknown> = sql``): RawBuilder<{ id: string }> {
  const sort = sortedBy(`record.${list.sort}`, list.sortType)
  return sql`select record.id, ${sort} as sort from ${sql.table(list.table)} record
    where ${list.where}${and}${past(list, sort, sql.ref('record.id'))} order by ${inOrder(list, sort, sql`record.id`)} limit ${sql.lit(list.limit)}`
}

function linked(link: Link, holder: RawBuilder<unknown>, list: ListOf): RawBuilder<{ id: string }> {
  const { through } = link
  const repeated = through === undefined && list.sort === (link.repeats ?? link.sort)
  const sort = repeated ? sql.ref(`link.${link.sort}`) : sortedBy(`record.${list.sort}`, list.sortType)
  const linkedTo = sql.ref(`link.${link.record}`)
  const record = through === undefined ? linkedTo : sql.ref('record.id')
  return sql`select record.id, ${sort} as sort from ${sql.table(link.table)} link
    join ${sql.table(list.table)} record on ${sql.ref(`record.${through ?? 'id'}`)} = ${linkedTo}
    where ${sql.ref(`link.${link.holder}`)} = ${holder}${ofKind(link)}${ofDegree(link)}${listed(link)} and ${list.where}${past(list, sort, record)}
    order by ${inOrder(list, sort, record)} limit ${sql.lit(list.limit)}`
}

/** A name of the code, never of a caller. */
const ofKind = ({ kind }: Link): RawBuilder<unknown> => (kind ? sql` and link.kind = ${sql.lit(kind)}` : sql``)

export const ofDegree = ({ degrees }: Link): RawBuilder<unknown> =>
  degrees ? sql` and link.degree = any(${[...degrees]}::text[])` : sql``

export const listed = (link: Link): RawBuilder<unknown> =>
  link.listed ? sql` and ${sql.ref(`link.${link.sort}`)} is not null` : sql``

const past = (list: ListOf, sort: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  list.after
    ? sql` and (${sort}, ${id}) ${sql.raw(list.rising ? '>' : '<')} (${list.after.sort}::${sql.raw(typeOf(list.sortType))}, ${list.after.id}::uuid)`
    : sql``

const typeOf = (type: SortType = 'timestamptz'): string => (type === 'name' || type === 'key' ? 'text' : type)

/** A column as its order compares it. */
export const sortedBy = (column: string, type: SortType | undefined): RawBuilder<unknown> =>
  type === 'name' ? sql`${sql.ref(column)} collate "ar-x-icu"` : sql.ref(column)

/** By `sort`, then by id, both the same way: one index serves both ends. */
export function inOrder({ rising }: Pick<ListOf, 'rising'>, sort: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  const way = sql.raw(rising ? 'asc' : 'desc')
  return sql`${sort} ${way}, ${id} ${way}`
}
