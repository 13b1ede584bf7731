import type { Label } from '@diwan/contract/labels/schemas'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { FoundTexts } from '../../../kit/kind/types.ts'
import { askedIn } from '../../approvals/public.ts'
import { tokensIn } from '../../audience/public.ts'
import { labelsIn } from '../../labels/public.ts'
import type { Articles } from '../rows.gen.ts'

/** An article as access looks at it. */
export interface ArticleReach extends Selectable<Articles> {
  /** The tokens of its audience, while it is listed. */
  readonly tokens: readonly string[]
  /** Those whom its waiting review asks. */
  readonly asked: readonly string[]
}

/** The article of the other language, with what access needs of it. */
export interface OtherRow {
  readonly id: string
  readonly lang: string
  readonly title: string
  readonly shown_title: string
  readonly status: string
  readonly active: boolean
  readonly draft: boolean
  readonly published_n: number | null
  readonly created_by: string
  readonly unit_id: string | null
  readonly listed: boolean
  readonly tokens: readonly string[]
  /** In seconds. */
  readonly shown_at: number | null
}

/** With what lists and screens show. */
export interface ArticleRow extends ArticleReach {
  readonly sort: string
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly owner_name: string | null
  readonly owner_photo: string | null
  readonly category_name_ar: string | null
  readonly category_name_en: string | null
  readonly off_name_ar: string | null
  readonly off_name_en: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
  readonly labels: Label[]
  readonly starred: boolean
  readonly other: OtherRow | null
  readonly review_day: string | null
}

export const columnsFor = (userId: string, sort: string) => sql`
  article.*, ${sql.ref(`article.${sort}`)}::text as sort, article.review_on::text as review_day,
  ${tokensIn('article')} as tokens, ${askedIn('article')} as asked, ${labelsIn('article')} as labels,
  creator.full_name as creator_name, creator.photo_id as creator_photo, owner.full_name as owner_name, owner.photo_id as owner_photo,
  category.name_ar as category_name_ar, category.name_en as category_name_en,
  switched.name_ar as off_name_ar, switched.name_en as off_name_en, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en,
  exists (select from article_stars star where star.article_id = article.id and star.person_id = ${userId}::uuid) as starred,
  (select jsonb_build_object('id', twin.id, 'lang', twin.lang, 'title', twin.title, 'shown_title', twin.shown_title,
      'status', twin.status, 'active', twin.active, 'draft', twin.draft, 'published_n', twin.published_n,
      'created_by', twin.created_by, 'unit_id', twin.unit_id, 'listed', twin.listed_at is not null,
      'tokens', ${tokensIn('twin')}, 'shown_at', extract(epoch from twin.shown_at))
    from articles twin where twin.pair_id = article.pair_id and twin.id <> article.id and twin.deleted_at is null limit 1) as other`
export const withNames = sql`join users creator on creator.id = article.created_by left join users owner on owner.id = article.owner_id
  left join knowledge_categories category on category.id = article.category_id
  left join knowledge_categories switched on switched.id = article.off_by
  left join units unit on unit.id = article.unit_id`

export async function insertArticle(db: Queryable, row: Insertable<Articles>): Promise<void> {
  await db.insertInto('articles').values(row).execute()
}

export async function updateArticle(db: Queryable, id: string, set: Updateable<Articles>): Promise<void> {
  await db.updateTable('articles').set(set).where('id', '=', id).execute()
}

export async function readArticles(db: Queryable, reader: Pick<Actor, 'id'>, ids: readonly string[]): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select ${columnsFor(reader.id, 'updated_at')} from articles article ${withNames} where ${anyOf('article.id', ids)}`.execute(
    db,
  )
  return rows
}

export const readArticle = async (db: Queryable, reader: Pick<Actor, 'id'>, id: string): Promise<ArticleRow | undefined> =>
  (await readArticles(db, reader, [id]))[0]

/** The row lock that every command takes first. */
export async function lockArticle(db: Queryable, reader: Pick<Actor, 'id'>, id: string): Promise<ArticleRow | undefined> {
  await sql`select from articles where id = ${id} for update`.execute(db)
  return readArticle(db, reader, id)
}

/** Texts as readers see them, or the title alone of an article that was never published. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const { rows } = await sql<{ id: string; title: string; labels: Label[]; text: string | null; at: Date }>`
    select article.id, case when article.published_n is null then article.title else article.shown_title end as title,
      ${labelsIn('article')} as labels, shown.text, article.created_at as at
    from articles article left join article_versions shown on shown.article_id = article.id and shown.n = article.published_n
    where ${anyOf('article.id', ids)}`.execute(db)
  return rows.map(({ id, title, labels, text, at }) => ({
    id,
    texts: [title, ...labels.map(({ name }) => name), ...(text === null ? [] : [text])],
    ranks: [[title], labels.map(({ name }) => name)],
    at,
  }))
}

/** The rows of purged articles; their pair goes with the last of them. */
export async function forgetArticles(db: Queryable, ids: readonly string[]): Promise<void> {
  for (const table of [
    'article_views',
    'article_days',
    'article_votes',
    'article_stars',
    'article_citations',
    'article_offers',
    'article_passages',
  ])
    await sql`delete from ${sql.table(table)} where ${anyOf('article_id', ids)}`.execute(db)
  await sql`delete from article_citations where ${anyOf('cited_id', ids)}`.execute(db)
  await sql`delete from article_versions where ${anyOf('article_id', ids)}`.execute(db)
  const { rows } = await sql<{ pair_id: string }>`delete from articles where ${anyOf('id', ids)} returning pair_id`.execute(db)
  await sql`delete from article_pairs pair where ${anyOf(
    'pair.id',
    rows.map(({ pair_id }) => pair_id),
  )} and not exists (select from articles article where article.pair_id = pair.id)`.execute(db)
}

/** Published articles whose review date is over, of which so many reminders were sent. Index: articles_to_review. */
export async function readReviewDue(db: Queryable, before: Date, reminders: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select('id')
    .where('review_at', '<=', before)
    .where('review_reminders', '=', reminders)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('review_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
