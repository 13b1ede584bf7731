import { sql, type Insertable, type Selectable } from 'kysely'
import type { Queryable } from '../../kit/db/database.ts'
import type { SavedViews } from './rows.gen.ts'

export type ViewRow = Selectable<SavedViews> & { owner_name: string; owner_photo: string | null }

const withOwner = (db: Queryable) =>
  db
    .selectFrom('saved_views')
    .innerJoin('users as owner', 'owner.id', 'saved_views.owner_id')
    .selectAll('saved_views')
    .select(['owner.full_name as owner_name', 'owner.photo_id as owner_photo'])

/** A list, or that of one record. */
interface ListOf {
  readonly name: string
  readonly scopeId: string | null
}
const inScope = ({ scopeId }: ListOf) => (scopeId === null ? sql<boolean>`scope_id is null` : sql<boolean>`scope_id = ${scopeId}`)
/** What the locks of a list are called. */
const lockOf = ({ name, scopeId }: ListOf) => `${name} ${scopeId ?? ''}`

/** One's own first, then what others share; each in the order of saving. Indexes: saved_views_by_owner, saved_views_shared. */
export async function readViews(db: Queryable, list: ListOf, ownerId: string, limit: number): Promise<ViewRow[]> {
  const inOrder = withOwner(db)
    .where('list', '=', list.name)
    .where(inScope(list))
    .orderBy('saved_views.created_at')
    .orderBy('saved_views.id')
    .limit(limit)
  const [own, shared] = await Promise.all([
    inOrder.where('owner_id', '=', ownerId).execute(),
    inOrder
      .where(sql<boolean>`shared`)
      .where('owner_id', '!=', ownerId)
      .execute(),
  ])
  return [...own, ...shared]
}

/** Locked until the transaction ends. */
export function lockView(db: Queryable, id: string): Promise<ViewRow | undefined> {
  return withOwner(db).where('saved_views.id', '=', id).forUpdate('saved_views').executeTakeFirst()
}

export function readView(db: Queryable, id: string): Promise<ViewRow> {
  return withOwner(db).where('saved_views.id', '=', id).executeTakeFirstOrThrow()
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const VIEWS = 481_518

/** How many a person saved of a list; until the transaction ends nobody else adds one to it. Index: saved_views_by_owner. */
export async function countOwned(db: Queryable, list: ListOf, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(VIEWS)}, hashtext(${lockOf(list)}))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views where owner_id = ${ownerId} and list = ${list.name} and ${inScope(list)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many are shared of a list. Index: saved_views_shared. */
export async function countShared(db: Queryable, list: ListOf): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(VIEWS)}, hashtext(${lockOf(list)}))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_views where list = ${list.name} and ${inScope(list)} and shared`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertView(db: Queryable, view: Insertable<SavedViews>): Promise<void> {
  await db.insertInto('saved_views').values(view).execute()
}

type Changed = Partial<Pick<Insertable<SavedViews>, 'name' | 'query' | 'shared'>> & { version: number }

export async function updateView(db: Queryable, id: string, changed: Changed): Promise<void> {
  await db.updateTable('saved_views').set(changed).where('id', '=', id).execute()
}

export async function deleteView(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
}
