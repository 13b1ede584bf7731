import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Weighed } from '../types.ts'
import { carriers, columnOf, carries, concerns, either, every, isOf, isOpen, mayRead, type Statement } from './statement.ts'

/** Up to so many entries of a word are gathered once rather than looked for record by record. */
export const GATHERED = 10_000

/** What a walk past many records, as `walked`, is made of. */
export interface Gathering {
  /** Goes before the query. */
  readonly gathered: RawBuilder<unknown>
  /** What each id is to each word. */
  readonly seen: RawBuilder<unknown>
  /** Asks the record itself. */
  readonly met: RawBuilder<boolean>
  /** Leaves out by the id alone, before a record is read, what carries no word that nobody is called. */
  readonly likely: RawBuilder<boolean>
}

/** A word with more than `most` entries is probed for; of others the entries are gathered once. */
export function gathering(of: Statement, actor: Actor, question: readonly Weighed[], most: number): Gathering {
  const words = question.map((one, place) => gatheringOf(of, actor, one, place, most))
  return {
    gathered: sql.join(words.map(({ gathered }) => gathered)),
    seen: sql.join(words.map(({ seen }) => seen)),
    met: every(words.map(({ met }) => met)),
    likely: every(words.flatMap(({ likely }) => likely)),
  }
}

function gatheringOf(of: Statement, actor: Actor, one: Weighed, place: number, most: number) {
  const its = (name: string) => sql.id(`${name}_${place}`)
  const [hit, weight, open] = [its('hit'), its('weight'), its('open')]
  const many = sql`(select many from ${weight})`
  const among = (audience: RawBuilder<unknown>) => sql`walked.id in (select id from ${hit} where ${audience})`
  const closed = of.closed.map((part) => ({
    part,
    column: columnOf(part),
    seen: its(part.audience.toUpperCase()),
  }))
  const each = (write: (one: (typeof closed)[number]) => RawBuilder<unknown>) => sql.join(closed.map(write), sql``)
  return {
    gathered: sql`${hit} as materialized (
      select entry.object_id as id, ${isOpen(of)} as open ${each(({ part, column }) => sql`, ${isOf(part)} as ${column}`)}
      from search_entries entry where ${carriers(of, one.word)} limit ${sql.lit(most + 1)}
    ), ${weight} as materialized (
      select count(*) > ${sql.lit(most)} as many ${each(({ column }) => sql`, bool_or(${column}) as ${column}`)} from ${hit})`,
    seen: sql`case when ${many} then true else ${among(sql`open`)} end as ${open}
      ${each(
        ({ column, seen }) => sql`, case when ${many} or not (select ${column} from ${weight}) then false
        else ${among(column)} end as ${seen}`,
      )}`,
    met: either([
      ...concerns(of, one),
      sql<boolean>`case when ${many} then ${carries(of, actor, one.word)} else ${either([
        sql`seen.${open}`,
        ...closed.map(({ part, seen }) => sql<boolean>`(seen.${seen} and ${mayRead(part, actor)})`),
      ])} end`,
    ]),
    likely: one.people?.length === 0 ? [either([open, ...closed.map(({ seen }) => seen)].map((name) => sql`seen.${name}`))] : [],
  }
}
