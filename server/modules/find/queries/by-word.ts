import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyUnseen } from '../../../kit/db/unseen.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Listing, Place, Rare, Weighed } from '../types.ts'
import { carriers, columnOf, either, isOf, isOpen, mayRead, meets, type Statement } from './statement.ts'

/** What is looked for in a list, and from where on. */
export interface Sought {
  readonly actor: Actor
  readonly list: Listing
  readonly question: readonly Weighed[]
  readonly after: Cursor | undefined
  readonly limit: number
}

/** From the records of a rare word to those of them that may be seen. Index: search_entries_by_term, and those of the people. */
export async function findByWord(db: Queryable, of: Statement, rare: Rare, sought: Sought): Promise<Place[]> {
  const { actor, list, question, after, limit } = sought
  const others = question.filter(({ word }) => word !== rare.word)
  const { closed, sort } = of
  const sorted = sql.ref(`record.${sort}`)
  const { rows } = await sql<Place>`
    with hit as materialized (${hitsOf(of, rare)})
    select met.id, met.sort::text as sort
    from (select id, bool_or(open) as open ${sql.join(
      closed.map((one) => sql`, bool_or(${columnOf(one)}) as ${columnOf(one)}`),
      sql``,
    )} from hit group by id) found cross join lateral (
      select record.id, ${sorted} as sort from ${sql.table(of.table)} record
      where record.id = found.id and ${list.where} and ${of.visible(actor, 'record', list.only)}
        and ${either([sql`found.open`, ...closed.map((one) => sql<boolean>`found.${columnOf(one)} and ${mayRead(one, actor)}`)])}
        and ${meets(of, actor, others)}
        ${after ? sql`and (${sorted}, record.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}
      offset 0
    ) met
    order by met.sort desc, met.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** By its entries, and by the people it names. */
function hitsOf(of: Statement, { word, people }: Rare): RawBuilder<unknown> {
  const entries = sql`select entry.object_id as id, ${isOpen(of)} as open ${sql.join(
    of.closed.map((one) => sql`, ${isOf(one)} as ${columnOf(one)}`),
    sql``,
  )} from search_entries entry where ${carriers(of, word)}`
  const named = (people.length === 0 ? [] : of.people).map(
    (column) =>
      sql`select record.id, true ${sql.join(
        of.closed.map(() => sql`, false`),
        sql``,
      )} from ${sql.table(of.table)} record where ${sql.ref(`record.${column}`)} = ${anyUnseen(people)} and ${of.living}`,
  )
  return sql.join([entries, ...named], sql` union all `)
}
