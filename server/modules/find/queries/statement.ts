import type { Audience } from '@diwan/contract/kit/audience'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import { anyUnseen, unseen } from '../../../kit/db/unseen.ts'
import { byEither, type Readers } from '../../../kit/list/readers.ts'
import type { PartReaders, Searched } from '../../../kit/module.ts'
import { queryOf, type AskedWord } from '../../search/public.ts'
import { isCalled } from '../../users/public.ts'
import type { Listing, Weighed } from '../types.ts'

type Among = ReturnType<typeof among>

/** Parts that not every reader of the record reads. */
interface Closed {
  readonly audience: string
  readonly may: PartReaders
}

/** All that the queries of one kind are made of. In all of them `entry` is the entry, and `record` the record. */
export interface Statement extends Pick<Searched<never>, 'kind' | 'table' | 'sort' | 'living'> {
  readonly people: readonly string[]
  /** Audiences that every reader of a record belongs to. */
  readonly open: readonly string[]
  readonly closed: readonly Closed[]
  readonly visible: Among
  /** The index ranges of its lists. */
  readonly ids: Readers['ids']
}

export function statementOf<Row>(of: Searched<Row>): Statement {
  const { kind, table, sort, living, reach, flag, second, parts, people = [] } = of
  const audiences = Object.entries<string | PartReaders>(parts ?? ({ public: flag } satisfies Partial<Record<Audience, string>>))
  return {
    kind,
    table,
    sort,
    living,
    people,
    open: audiences.flatMap(([audience, by]) => (by === flag ? [audience] : [])),
    closed: audiences.flatMap(([audience, by]) =>
      by === flag ? [] : [{ audience, may: typeof by === 'string' ? amongEither(of, by) : by }],
    ),
    visible: amongEither(of, flag),
    ids: byEither(reach, flag, second).ids,
  }
}

/** By relations, or by the second right where it counts as this one. */
function amongEither<Row>({ reach, second }: Searched<Row>, flag: string): Among {
  const first = among(reach, flag)
  if (!second?.counts.includes(flag)) return first
  const other = among(reach, second.flag)
  return (actor, record, only) =>
    either([first(actor, record, only), sql<boolean>`${second.where} and ${other(actor, record, only)}`])
}

export const every = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`

export const either = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`

/** Whatever the word, the way is the same: the planner is not shown it, and plans once; planning again took longer than looking. */
export const holdsAny = (terms: AskedWord['terms']): RawBuilder<boolean> =>
  sql`entry.terms @@ ${unseen(queryOf(terms), 'tsquery')}`

/** Entries of this kind that carry the word. Index: search_entries_by_term. */
export const carriers = ({ kind }: Statement, { terms }: AskedWord): RawBuilder<boolean> =>
  sql`entry.kind = ${sql.lit(kind)} and ${holdsAny(terms)}`

/** An audience that each reader of the record belongs to. */
export const isOpen = ({ open }: Statement): RawBuilder<boolean> =>
  open.length === 0 ? sql`false` : sql`entry.audience in (${sql.join(open.map((one) => sql.lit(one)))})`

export const isOf = ({ audience }: Closed): RawBuilder<boolean> => sql`entry.audience = ${sql.lit(audience)}`

/** Whether an entry is of that audience; in capitals, as no other name of a query is. */
export const columnOf = ({ audience }: Closed) => sql.id(audience.toUpperCase())

/** Whether this person reads parts of that audience of the record. */
export const mayRead = ({ may }: Closed, actor: Actor): RawBuilder<boolean> => may(actor, 'record')

/** Whether this person reads the part of an entry, of a record that he sees. */
export const readsPart = (of: Statement, actor: Actor): RawBuilder<boolean> =>
  either([isOpen(of), ...of.closed.map((one) => sql<boolean>`${isOf(one)} and ${mayRead(one, actor)}`)])

/** Whether somebody the record names is called so. */
export const concerns = ({ people: columns }: Statement, { word, people }: Weighed): RawBuilder<boolean>[] =>
  columns.map((column) => {
    const person = sql.ref(`record.${column}`)
    return people ? sql<boolean>`${person} = ${anyUnseen(people)}` : isCalled(person, word.typed)
  })

/** One probe of the entries of a record; `exists` would let PostgreSQL read every entry of the word. */
export const carries = (of: Statement, actor: Actor, { terms }: AskedWord): RawBuilder<boolean> => sql`
  (select count(*) > 0 from search_entries entry
    where entry.object_id = record.id and ${holdsAny(terms)} and ${readsPart(of, actor)})`

/** Whether a record meets every word: in what this person may read of it, or by whom it names. */
export const meets = (of: Statement, actor: Actor, question: readonly Weighed[]): RawBuilder<boolean> =>
  every(question.map((one) => either([carries(of, actor, one.word), ...concerns(of, one)])))

export const narrowed = ({ where, only }: Listing, condition: RawBuilder<unknown>): Listing => ({
  where: sql`${where} and ${condition}`,
  only,
})

/** Whether the entry of the record itself, as its title, carries one of these terms. */
export const isTitled = ({ terms }: AskedWord): RawBuilder<boolean> => sql`
  (select count(*) > 0 from search_entries entry
    where entry.object_id = record.id and entry.part = record.id and ${holdsAny(terms)})`
