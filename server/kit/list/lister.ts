import type { Direction, Filters, FilterValues, ListShape } from '@diwan/contract/kit/list'
import type { Relation } from '@diwan/contract/access/vocabulary'
import { COUNT_LIMIT, type Counter } from '@diwan/contract/kit/page'
import { sql, type RawBuilder } from 'kysely'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Actor } from '../access/actor.ts'
import { inOrder, sortedBy, type ListOf, type SortType } from '../access/branches.ts'
import type { Queryable } from '../db/database.ts'
import { readCursor, type Cursor } from '../http/cursor.ts'
import type { Ctx } from '../portal.ts'
import { counterOf } from './counter.ts'
import { narrowing, withInstants, type Narrowings } from './narrow.ts'
import { fittingPage, paged } from './page.ts'
import type { Readers } from './readers.ts'

/** A list as it is asked for: what narrows it (days as instants) and its order. */
export type ListQuery<Sort extends string, F extends Filters> = {
  readonly sort?: Sort | undefined
  readonly direction?: Direction | undefined
} & FilterValues<F, Date>

/** A column of instants, unless it says what else it is. */
type SortColumn = string | { readonly column: string; readonly type: 'int' | 'name' | 'key' }

/** What a cursor of such a list holds. */
const cursors = { timestamptz: 'instant', int: 'position', name: 'text', key: 'text' } as const satisfies Record<SortType, string>

interface Lister<View extends string, Sort extends string, F extends Filters, More, Right extends string> {
  readonly table: string
  /** The right under which the list is read; defaults to the first. */
  readonly readers: Readonly<Record<Right, Readers>>
  readonly sorts: Readonly<Record<Sort, SortColumn>>
  /** What a view leaves out, of records called `record`. The words match the partial indexes. */
  readonly views: Readonly<Record<View, (actor: Actor, asked: More) => RawBuilder<unknown>>>
  readonly viewOf: (asked: More) => View
  /** Fewer relations than are held, where the view is a relation itself. */
  readonly only?: (actor: Actor, asked: ListQuery<Sort, F> & More, right: Right) => readonly Relation[] | undefined
  readonly filters: Narrowings<F>
  /** In whose zone a day begins. */
  readonly zone: (ctx: Reader) => string | Promise<string>
}

/** What is read of each record of a page; nothing where its id and its place are enough, which the index of the list holds. */
type RowOf =
  | {
      /** The name of the table in `columns` and `joins`. */
      readonly as: string
      /** Its columns, among them the sort column as text called `sort`. */
      readonly columns: (actor: Actor, sort: string) => RawBuilder<unknown>
      readonly joins?: RawBuilder<unknown>
    }
  | { readonly as?: never; readonly columns?: never; readonly joins?: never }

/** Reads a list by index ranges: pages, counts and whole exports ask the very same. */
export function lister<
  View extends string,
  Sort extends string,
  F extends Filters,
  Row extends Cursor,
  Right extends string,
  More extends object = object,
>({ filters, sorts }: ListShape<View, Sort, F>, of: Lister<View, Sort, F, More, Right> & RowOf) {
  type Question = ListQuery<Sort, F> & More
  const rights = Object.keys(of.readers) as Right[]
  const first = rights[0]!

  const sortOf = ({ sort }: Question) => {
    const by: SortColumn = of.sorts[sort ?? sorts[0]!]
    return typeof by === 'string' ? ({ column: by, type: 'timestamptz' } as const) : by
  }
  /** View and filters together, of a record called `record`. */
  const fits = (actor: Actor, asked: Question): RawBuilder<boolean> =>
    sql`${sql.join([of.views[of.viewOf(asked)](actor, asked), ...narrowing(filters, of.filters, asked)], sql` and `)}`

  const listOf = (actor: Actor, asked: Question, limit: number, right: Right): ListOf => ({
    table: of.table,
    sort: sortOf(asked).column,
    sortType: sortOf(asked).type,
    rising: asked.direction === 'rising',
    where: fits(actor, asked),
    limit,
    only: of.only?.(actor, asked, right),
  })

  /** One query: the ids by index ranges, then their rows with names. */
  async function rows(
    db: Queryable,
    actor: Actor,
    asked: Question,
    after: Cursor | undefined,
    limit: number,
    right: Right = first,
  ): Promise<Row[]> {
    const ids = of.readers[right].ids(actor, { ...listOf(actor, asked, limit, right), after })
    if (!ids) return []
    const { rows: found } = await sql<Row>`with page as (${ids}) ${drawn(actor, asked)}`.execute(db)
    return found
  }

  /** The rows of a page in its order. Without columns of its own a page is read from the index alone. */
  function drawn(actor: Actor, asked: Question): RawBuilder<unknown> {
    const { column, type } = sortOf(asked)
    const ordered = (sort: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
      inOrder({ rising: asked.direction === 'rising' }, sort, id)
    if (of.columns === undefined)
      return sql`select page.id, page.sort::text as sort from page order by ${ordered(sql`page.sort`, sql`page.id`)}`
    const [sort, id] = [sortedBy(`${of.as}.${column}`, type), sql.ref(`${of.as}.id`)]
    return sql`select ${of.columns(actor, column)} from page join ${sql.table(of.table)} ${sql.id(of.as)} on ${id} = page.id
      ${of.joins ?? sql``} order by ${ordered(sort, id)}`
  }

  /** Counts by the very ranges of the lists, each stopped at `limit`; all in one trip. */
  async function counted(
    db: Queryable,
    actor: Actor,
    lists: readonly Question[],
    limit: number,
    right: Right = first,
  ): Promise<number[]> {
    const counts = lists.map((asked) => of.readers[right].count(actor, listOf(actor, asked, limit, right)))
    const found = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
    return found.rows[0]?.counts ?? []
  }

  const resolved = async <Input extends object>(ctx: Reader, input: Input) => withInstants(filters, await of.zone(ctx), input)

  /** The whole list, page by page. The next page is on its way while the one before leaves, and never more than that one. */
  async function* stream({ db, actor }: Reader, asked: Question, most: number, right: Right = first) {
    const begin = (read: number, last?: Row) => {
      const coming = rows(db, actor, asked, last, Math.min(AT_ONCE, most - read), right)
      coming.catch(() => undefined) // told where it is waited for; nobody may be waiting any more
      return coming
    }
    let coming = begin(0)
    for (let read = AT_ONCE; ; read += AT_ONCE) {
      const found = await coming
      const last = found.length < AT_ONCE || read >= most
      if (!last) {
        coming = begin(read, found.at(-1))
        await nextTurn() // so that it is asked for before these are worked on
      }
      yield found
      if (last) return
    }
  }

  async function page<Item>(
    { db, actor }: Reader,
    asked: Question,
    { after, limit }: { after?: string | undefined; limit: number },
    present: (rows: readonly Row[]) => Item[] | Promise<Item[]>,
  ): Promise<{ items: Item[]; next: string | null }> {
    const cursor = readCursor(after, cursors[sortOf(asked).type])
    const read = paged(await rows(db, actor, asked, cursor, limit + 1), limit)
    return fittingPage(read, await present(read.rows))
  }

  /** Exact to 999; one trip for all of them. */
  const counts = async ({ db, actor }: Reader, lists: readonly Question[], right: Right = first): Promise<Counter[]> =>
    (await counted(db, actor, lists, COUNT_LIMIT + 1, right)).map(counterOf)

  /** The values of a column that the newest thousand of a list name most. */
  async function frequent(
    { db, actor }: Reader,
    asked: Question,
    { column, most }: { readonly column: string; readonly most: number },
    right: Right = first,
  ): Promise<string[]> {
    const ids = of.readers[right].ids(actor, listOf(actor, asked, COUNT_LIMIT + 1, right))
    if (!ids) return []
    const { rows: found } = await sql<{ value: string }>`with page as (${ids})
      select ${sql.ref(`record.${column}`)} as value from page join ${sql.table(of.table)} record on record.id = page.id
      group by 1 order by count(*) desc, 1 limit ${sql.lit(most)}`.execute(db)
    return found.map(({ value }) => value)
  }

  return { fits, rows, counted, resolved, stream, page, counts, frequent }
}

type Reader = Pick<Ctx, 'db' | 'actor'>

const AT_ONCE = 1_000
