import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { place } from '../../ordering/public.ts'
import type { ArticlePairs } from '../rows.gen.ts'

export type PairRow = Selectable<ArticlePairs>

/** The list in which pairs without a category are ordered. */
const NO_CATEGORY = '00000000-0000-0000-0000-000000000000'
const ORDER = { table: 'article_pairs', within: 'list_id', key: 'position' } as const

interface Belongs {
  readonly categoryId: string | null
  readonly unitId: string | null
}

/** Last in its category. */
export async function insertPair(db: Queryable, { categoryId, unitId }: Belongs): Promise<string> {
  const id = newId()
  const position = await place(db, ORDER, { within: categoryId ?? NO_CATEGORY })
  await db.insertInto('article_pairs').values({ id, category_id: categoryId, unit_id: unitId, position }).execute()
  return id
}

export async function lockPair(db: Queryable, id: string): Promise<PairRow> {
  return db.selectFrom('article_pairs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
}

interface Placed extends Belongs {
  readonly id: string
  readonly after: string | null | undefined
}

export async function movePair(db: Queryable, { id, categoryId, unitId, after }: Placed): Promise<void> {
  const position = await place(db, ORDER, { within: categoryId ?? NO_CATEGORY, after, moved: id })
  await db.updateTable('article_pairs').set({ category_id: categoryId, unit_id: unitId, position }).where('id', '=', id).execute()
}

/** The languages that a pair has, each under its lock, in the order of their ids. */
export async function lockLanguages(db: Queryable, pairId: string): Promise<{ id: string; lang: string; version: number }[]> {
  const { rows } = await sql<{ id: string; lang: string; version: number }>`
    select id, lang, version from articles where pair_id = ${pairId} and deleted_at is null order by id for update`.execute(db)
  return rows
}
