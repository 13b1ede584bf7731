import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyTerm, countHits, type AskedWord, type Question } from '../../search/public.ts'
import { isCalled, peopleCalled } from '../../users/public.ts'
import { amongNoted } from '../access.ts'

/** More entries or people than this, and reading them all takes longer than meeting them on the way from the newest ticket on. */
const FREQUENT = 2_000
const MANY_PEOPLE = 50

/** A word, how many entries carry it (counted to one more than are few), and who is called so; nothing where these are many. */
export interface Weighed {
  readonly word: AskedWord
  readonly hits: number
  readonly people: readonly string[] | undefined
}

export function weigh(db: Queryable, question: Question): Promise<Weighed[]> {
  return Promise.all(
    question.map(async (word) => {
      const [hits, people] = await Promise.all([
        countHits(db, 'ticket', word.terms, FREQUENT + 1),
        peopleCalled(db, word.typed, MANY_PEOPLE + 1),
      ])
      return { word, hits, people: people.length > MANY_PEOPLE ? undefined : people }
    }),
  )
}

/** A word so rare that its tickets can all be looked at. */
export type Rare = Weighed & { readonly people: readonly string[] }

/** The rarest word of a question, unless even that one is frequent. */
export const rarestOf = (question: readonly Weighed[]): Rare | undefined =>
  question.filter((one): one is Rare => one.hits <= FREQUENT && one.people !== undefined).toSorted((a, b) => a.hits - b.hits)[0]

export const anyPerson = (people: readonly string[]): RawBuilder<unknown> => sql`any(${[...people]}::uuid[])`

const concerns = ({ word, people }: Weighed): RawBuilder<boolean> =>
  people
    ? sql`record.requester_id = ${anyPerson(people)} or record.assignee_id = ${anyPerson(people)}`
    : sql`${isCalled(sql`record.requester_id`, word.typed)} or ${isCalled(sql`record.assignee_id`, word.typed)}`

/** One probe of the entries of a ticket. */
const carries = (actor: Actor, { word }: Weighed): RawBuilder<boolean> => sql`
  (select count(*) > 0 from search_entries entry where entry.object_id = record.id and entry.terms @@ ${anyTerm(word.terms)}
    and (entry.audience = 'public' or ${amongNoted(actor, 'record')}))`

const all = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql`true` : sql`${sql.join([...conditions], sql` and `)}`

/** Whether a ticket meets every word: in what this person may read of it, or by whom it concerns. */
export const meets = (actor: Actor, question: readonly Weighed[]): RawBuilder<boolean> =>
  all(question.map((one) => sql`(${carries(actor, one)} or ${concerns(one)})`))

/** Up to so many entries of a word are gathered once rather than looked for ticket by ticket. */
export const GATHERED = 10_000

/**
 * For a walk past many tickets, as `walked`: `gathered` goes before the query, `seen` is what each id is to each word, once, and
 * `met` asks the ticket itself. A word with more entries is probed for. `likely` leaves out by the id alone, before a ticket is
 * read, what carries no word that nobody is called.
 */
export function gathering(actor: Actor, question: readonly Weighed[], most: number) {
  const words = question.map((one, place) => {
    const its = (name: string) => sql.id(`${name}_${place}`)
    const [hit, weight, said, noted] = [its('hit'), its('weight'), its('said'), its('noted')]
    const many = sql`(select many from ${weight})`
    const among = (audience: RawBuilder<unknown>) => sql`walked.id in (select id from ${hit} where ${audience})`
    return {
      gathered: sql`${hit} as materialized (
        select object_id as id, audience = 'public' as public from search_entries
        where kind = 'ticket' and terms @@ ${anyTerm(one.word.terms)} limit ${sql.lit(most + 1)}
      ), ${weight} as materialized (select count(*) > ${sql.lit(most)} as many, bool_or(not public) as notes from ${hit})`,
      seen: sql`case when ${many} then true else ${among(sql`public`)} end as ${said},
        case when ${many} or not (select notes from ${weight}) then false else ${among(sql`not public`)} end as ${noted}`,
      met: sql<boolean>`(${concerns(one)} or case when ${many} then ${carries(actor, one)}
        else seen.${said} or (seen.${noted} and ${amongNoted(actor, 'record')}) end)`,
      likely: one.people?.length === 0 ? [sql<boolean>`(seen.${said} or seen.${noted})`] : [],
    }
  })
  return {
    gathered: sql.join(words.map(({ gathered }) => gathered)),
    seen: sql.join(words.map(({ seen }) => seen)),
    met: all(words.map(({ met }) => met)),
    likely: all(words.flatMap(({ likely }) => likely)),
  }
}
