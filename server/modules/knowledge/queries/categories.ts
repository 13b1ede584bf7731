import type { Insertable, Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { place } from '../../ordering/public.ts'
import type { KnowledgeCategories } from '../rows.gen.ts'

export interface CategoryRow extends Selectable<KnowledgeCategories> {
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
}

const ROOT = '00000000-0000-0000-0000-000000000000'
const ORDER = { table: 'knowledge_categories', within: 'list_id', key: 'position' } as const
/** A number of our own among PostgreSQL's advisory locks of two keys. */
const CATEGORIES = 481_521

const categories = (where: ReturnType<typeof sql>) => sql<CategoryRow>`
  select category.*, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en from knowledge_categories category
  left join units unit on unit.id = category.unit_id where ${where}`

/** As many as there may be, siblings in their order. */
export async function readCategories(db: Queryable): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`${categories(sql`category.deleted_at is null`)} order by category.position`.execute(db)
  return rows
}

export async function readCategory(db: Queryable, id: string): Promise<CategoryRow | undefined> {
  return (await categories(sql`category.id = ${id} and category.deleted_at is null`).execute(db)).rows[0]
}

/** Until the transaction ends nobody else changes the tree or what is active in it. */
export async function lockTree(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(CATEGORIES)}, 0)`.execute(db)
}

export const placeCategory = (db: Queryable, parentId: string | null, after?: string | null, moved?: string): Promise<string> =>
  place(db, ORDER, { within: parentId ?? ROOT, after, ...(moved !== undefined && { moved }) })

export async function insertCategory(db: Queryable, row: Insertable<KnowledgeCategories>): Promise<void> {
  await db.insertInto('knowledge_categories').values(row).execute()
}

export async function updateCategory(db: Queryable, id: string, set: Updateable<KnowledgeCategories>): Promise<void> {
  await db.updateTable('knowledge_categories').set(set).where('id', '=', id).execute()
}

interface CategoryInTree {
  readonly id: string
  readonly parent_id: string | null
  readonly active: boolean
  readonly off_by: string | null
}

/** The category and all that are below it, it first. */
export async function readSubtree(db: Queryable, id: string): Promise<CategoryInTree[]> {
  const { rows } = await sql<CategoryInTree>`
    with recursive below as (
      select id, parent_id, active, off_by, 0 as depth from knowledge_categories where id = ${id} and deleted_at is null
      union all
      select child.id, child.parent_id, child.active, child.off_by, below.depth + 1 from knowledge_categories child
        join below on child.parent_id = below.id where child.deleted_at is null and below.depth < 10)
    select id, parent_id, active, off_by from below order by depth`.execute(db)
  return rows
}

/** The same, locked: no article comes into one of them until the transaction ends. */
export async function lockSubtree(db: Queryable, id: string): Promise<CategoryInTree[]> {
  const tree = await readSubtree(db, id)
  const ids = tree.map((one) => one.id)
  await db.selectFrom('knowledge_categories').select('id').where(anyOf('id', ids)).orderBy('id').forUpdate().execute()
  return tree
}

/** A condition: the record lies in one of these categories, or below one. */
export const inCategories = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} in (
  with recursive below as (
    select id, 0 as depth from knowledge_categories where id = any(${[...ids]}::uuid[])
    union all
    select child.id, below.depth + 1 from knowledge_categories child join below on child.parent_id = below.id where below.depth < 10)
  select id from below)`

/** From the root to the category. */
export async function readPath(db: Queryable, id: string): Promise<{ id: string; name_ar: string; name_en: string }[]> {
  const { rows } = await sql<{ id: string; name_ar: string; name_en: string }>`
    with recursive up as (
      select id, parent_id, name_ar, name_en, 0 as depth from knowledge_categories where id = ${id}
      union all
      select parent.id, parent.parent_id, parent.name_ar, parent.name_en, up.depth + 1 from knowledge_categories parent
        join up on parent.id = up.parent_id where up.depth < 10)
    select id, name_ar, name_en from up order by depth desc`.execute(db)
  return rows
}

export interface ArticleInCategory {
  readonly id: string
  readonly category_id: string
  readonly active: boolean
  readonly off_by: string | null
  readonly version: number
}

/** All articles in these categories, under their locks and in the order of their ids. */
export async function lockArticlesIn(db: Queryable, categoryIds: readonly string[]): Promise<ArticleInCategory[]> {
  const { rows } = await sql<ArticleInCategory>`
    select id, category_id, active, off_by, version from articles
    where category_id = any(${[...categoryIds]}::uuid[]) and deleted_at is null order by id for update`.execute(db)
  return rows
}

/** The same without locks, to count them. */
export async function readArticlesIn(db: Queryable, categoryIds: readonly string[]): Promise<ArticleInCategory[]> {
  const { rows } = await sql<ArticleInCategory>`
    select id, category_id, active, off_by, version from articles
    where category_id = any(${[...categoryIds]}::uuid[]) and deleted_at is null`.execute(db)
  return rows
}

/** Pairs in each category that one of these conditions shows: of a pair in two languages once. */
export async function countByCategory(db: Queryable, fits: ReturnType<typeof sql>): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ category_id: string | null; count: number }>`
    select record.category_id, count(distinct record.pair_id)::int as count from articles record where ${fits}
    group by record.category_id`.execute(db)
  return new Map(rows.map(({ category_id, count }) => [category_id, count]))
}
