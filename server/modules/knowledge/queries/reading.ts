import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** Counts one view a person and hour; a second one within the hour adds nothing. */
export async function countView(db: Queryable, articleId: string, personId: string, at: Date): Promise<void> {
  await sql`
    with seen as (
      insert into article_views (article_id, person_id, hour)
      values (${articleId}, ${personId}, date_trunc('hour', ${at}::timestamptz)) on conflict do nothing returning article_id),
    counted as (update articles set views = views + 1 from seen where articles.id = seen.article_id)
    insert into article_days (article_id, day, views) select article_id, ${at}::timestamptz::date, 1 from seen
    on conflict (article_id, day) do update set views = article_days.views + 1`.execute(db)
}

/** Forgets the readers of articles; the totals stay. Index: article_views_old. */
export async function forgetViews(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('article_views').where('hour', '<', before).execute()
}

export async function keepVote(
  db: Queryable,
  vote: {
    readonly id: string
    readonly personId: string
    readonly helpful: boolean
    readonly comment: string
    readonly at: Date
  },
): Promise<void> {
  const { id, personId, helpful, comment, at } = vote
  await db
    .insertInto('article_votes')
    .values({ article_id: id, person_id: personId, helpful, comment, at })
    .onConflict((conflict) => conflict.columns(['article_id', 'person_id']).doUpdateSet({ helpful, comment, at }))
    .execute()
}

export async function dropVote(db: Queryable, id: string, personId: string): Promise<void> {
  await db.deleteFrom('article_votes').where('article_id', '=', id).where('person_id', '=', personId).execute()
}

export function readVote(db: Queryable, id: string, personId: string) {
  return db
    .selectFrom('article_votes')
    .select(['helpful', 'comment'])
    .where('article_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export async function keepStar(db: Queryable, id: string, personId: string, at: Date | null): Promise<void> {
  if (at === null) await db.deleteFrom('article_stars').where('article_id', '=', id).where('person_id', '=', personId).execute()
  else
    await db
      .insertInto('article_stars')
      .values({ article_id: id, person_id: personId, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Nothing is kept of the person. */
export async function countMiss(db: Queryable, query: string, lang: string, at: Date): Promise<void> {
  await sql`insert into search_misses (query, lang, day) values (${query}, ${lang}, ${at}::timestamptz::date)
    on conflict (query, lang, day) do update set n = search_misses.n + 1`.execute(db)
}

interface Miss {
  readonly query: string
  readonly lang: 'ar' | 'en'
  readonly n: number
  readonly day: string
}

/** The most frequent first. Index: search_misses_by_day. */
export async function readMisses(db: Queryable, from: string | undefined, least: number, limit: number): Promise<Miss[]> {
  const { rows } = await sql<Miss>`
    select query, lang, sum(n)::int as n, max(day)::text as day from search_misses
    where ${from === undefined ? sql`true` : sql`day >= ${from}::date`}
    group by query, lang having sum(n) >= ${least} order by sum(n) desc, query limit ${limit}`.execute(db)
  return rows
}

/** Index: search_misses_by_day. */
export async function forgetMisses(db: Queryable, before: Date): Promise<void> {
  await sql`delete from search_misses where day < ${before}::timestamptz::date`.execute(db)
}

export async function insertOffer(
  db: Queryable,
  offer: {
    readonly id: string
    readonly personId: string
    readonly articleId: string
    readonly ticketId: string | null
    readonly outcome: string
    readonly at: Date
  },
): Promise<void> {
  const { id, personId: person_id, articleId: article_id, ticketId: ticket_id, outcome, at } = offer
  await db.insertInto('article_offers').values({ id, person_id, article_id, ticket_id, outcome, at }).execute()
}

/** Whether this person created a ticket of this id. */
export async function madeBy(db: Queryable, ticketId: string, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('objects')
    .select('id')
    .where('id', '=', ticketId)
    .where('kind', '=', 'ticket')
    .where('created_by', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}
