import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Actor } from './actor.ts'

/** A relation carried by a column of the record. */
export interface ColumnRelation<Row> {
  readonly column: keyof Row & string
  readonly ids: (actor: Actor) => readonly string[]
}

/** A relation carried by a link table that repeats the sort column of the list. */
export interface LinkRelation<Row> {
  readonly link: Link
  /** Decides from columns of the row, which the queries that read it have to select. */
  readonly matches: (row: Row, actor: Actor) => boolean
}

export interface Link {
  readonly table: string
  /** The columns that name the record and its holder, who is a person or a unit. */
  readonly record: string
  readonly holder: string
  readonly ids: (actor: Actor) => readonly string[]
  readonly sort: string
  /** The column of the list that `sort` repeats, where it has another name. */
  readonly repeats?: string
  /** The column that names the linked record, where the list is of what lies in it: tasks of a workspace. */
  readonly through?: string
  /** Where the table links records of several kinds: this one's are a range of their own. */
  readonly kind?: string
  /** Only links of these degrees count. */
  readonly degrees?: readonly string[]
  /** What a holder is, where it has no id. */
  readonly type?: 'text'
  /** Only links that are listed count: those where `sort` is not null. */
  readonly listed?: true
}

/**
 * People of a record (`object_people`), by degree. `degrees` are in rising order; those from `atLeast` on carry the relation.
 * `repeats` is the sort column of the list.
 */
export function shared<Degree extends string>(of: {
  readonly kind: string
  readonly degrees: readonly Degree[]
  readonly atLeast: NoInfer<Degree>
  readonly repeats: string
  readonly through?: string
}): LinkRelation<{ readonly degree: string | null }> {
  const first = of.degrees.indexOf(of.atLeast)
  const degrees: readonly string[] = of.degrees.slice(first)
  return {
    link: {
      table: 'object_people',
      record: 'object_id',
      holder: 'user_id',
      ids: (actor) => [actor.id],
      sort: 'sort_at',
      repeats: of.repeats,
      kind: of.kind,
      ...(of.through !== undefined && { through: of.through }),
      ...(first > 0 && { degrees }),
    },
    matches: ({ degree }) => degree !== null && degrees.includes(degree),
  }
}

/** Those whom a record addresses (`audiences`), by token. `repeats` is the sort column of the list. */
export function audience(of: {
  readonly kind: string
  readonly repeats: string
  readonly through?: string
}): LinkRelation<{ readonly tokens: readonly string[] }> {
  return {
    link: {
      table: 'audiences',
      record: 'object_id',
      holder: 'token',
      type: 'text',
      ids: (actor) => actor.tokens,
      sort: 'listed_at',
      listed: true,
      repeats: of.repeats,
      kind: of.kind,
      ...(of.through !== undefined && { through: of.through }),
    },
    matches: ({ tokens }, actor) => tokens.some((token) => actor.tokens.includes(token)),
  }
}

/** Those whom the waiting step of a record asks (`approval_people`). `repeats` is the sort column of the list. */
export function step(of: {
  readonly kind: string
  readonly repeats: string
}): LinkRelation<{ readonly asked: readonly string[] }> {
  return {
    link: {
      table: 'approval_people',
      record: 'object_id',
      holder: 'user_id',
      ids: (actor) => [actor.id],
      sort: 'sort_at',
      listed: true,
      repeats: of.repeats,
      kind: of.kind,
    },
    matches: ({ asked }, actor) => asked.includes(actor.id),
  }
}

/** Which column or link carries which relation: the one table that `within` and `branches` both read. */
export type Reach<Row> = Partial<Record<Relation, ColumnRelation<Row> | LinkRelation<Row>>>

export function relations<Row>(reach: Reach<Row>): Reach<Row> {
  return reach
}

export type May<Row> = (actor: Actor, row: Row) => boolean

/** Every relation this person has to this record; `all` needs none. */
export function relationsTo<Row>(reach: Reach<Row>, actor: Actor, row: Row): Relation[] {
  const named = Object.keys(reach) as Relation[]
  return [...named.filter((relation) => carries(reach[relation], actor, row)), 'all']
}

/** The relations that open this record: the person has them to it and was granted the flag on them. One is enough. */
export function matching<Row>(reach: Reach<Row>, flag: string, actor: Actor, row: Row): Relation[] {
  const granted = actor.grants.get(flag)
  return granted ? relationsTo(reach, actor, row).filter((relation) => granted.has(relation)) : []
}

/** Who, for one record. The explainer says no more and no less than `matching`. */
export function within<Row>(reach: Reach<Row>, flag: string): May<Row> {
  return (actor, row) => matching(reach, flag, actor, row).length > 0
}

function carries<Row>(relation: ColumnRelation<Row> | LinkRelation<Row> | undefined, actor: Actor, row: Row): boolean {
  if (!relation) return false
  if ('link' in relation) return relation.matches(row, actor)
  const value = row[relation.column]
  return typeof value === 'string' && relation.ids(actor).includes(value)
}
