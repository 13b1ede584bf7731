import { moduleEntries } from '@diwan/contract/releases/registry'
import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { DB } from '../../kit/db/types.gen.ts'
import type { Cursor } from '../../kit/http/cursor.ts'
import { insertObject } from '../../kit/record/objects.ts'

export function readModules(db: Queryable) {
  return db.selectFrom('modules').selectAll().orderBy('key').execute()
}

/** With the name of the person who changed it last. */
const withNames = (db: Queryable) =>
  db
    .selectFrom('modules')
    .leftJoin('users', 'users.id', 'modules.changed_by')
    .selectAll('modules')
    .select('users.full_name as changed_by_name')

export const readRegistry = (db: Queryable) => withNames(db).execute()
export const readRegistered = (db: Queryable, key: string) => withNames(db).where('key', '=', key).executeTakeFirst()
export const readRegisteredById = (db: Queryable, id: string) => withNames(db).where('modules.id', '=', id).executeTakeFirst()
export type RegisteredRow = Awaited<ReturnType<typeof readRegistry>>[number]

export function lockModule(db: Queryable, key: string) {
  return db.selectFrom('modules').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()
}

export async function updateModule(db: Queryable, key: string, values: Updateable<DB['modules']>): Promise<void> {
  await db.updateTable('modules').set(values).where('key', '=', key).execute()
}

export async function insertChange(db: Queryable, row: Insertable<DB['module_changes']>): Promise<void> {
  await db.insertInto('module_changes').values(row).execute()
}

const changes = (db: Queryable) =>
  db
    .selectFrom('module_changes')
    .innerJoin('users', 'users.id', 'module_changes.changed_by')
    .selectAll('module_changes')
    .select(['users.full_name as changed_by_name', sql<string>`changed_at::text`.as('sort')])
    .orderBy('changed_at', 'desc')
    .orderBy('module_changes.id', 'desc')
export type ChangeRow = Awaited<ReturnType<ReturnType<typeof changes>['execute']>>[number]

export function readHistory(db: Queryable, key: string, after: Cursor | undefined, limit: number): Promise<ChangeRow[]> {
  return changes(db)
    .where('key', '=', key)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(changed_at, module_changes.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .limit(limit)
    .execute()
}

/** What was written of changes in these modules since this person was shown it last, or came here. */
export function readNews(db: Queryable, userId: string, keys: readonly string[], limit: number): Promise<ChangeRow[]> {
  return changes(db)
    .where(anyOf('key', keys))
    .where('status', '<>', 'COMING_SOON')
    .where('enabled', '=', true)
    .where('changed_by', '<>', userId)
    .where((where) => where.or([where('notes_ar', '<>', ''), where('notes_en', '<>', '')]))
    .where(
      sql<boolean>`changed_at > coalesce((select seen_at from module_news_seen where user_id = ${userId}),
        (select created_at from objects where id = ${userId}))`,
    )
    .limit(limit)
    .execute()
}

export async function markNewsSeen(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('module_news_seen')
    .values({ user_id: userId, seen_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at: at }))
    .execute()
}

/** Modules the code knows and the table does not. A new installation begins with them; an existing one releases them itself. */
export async function seedModules(db: Queryable, entries: readonly Seeded[] = moduleEntries): Promise<void> {
  const known = new Set((await readModules(db)).map(({ key }) => key))
  const isNew = known.size === 0
  for (const { key, status } of entries.filter((entry) => !known.has(entry.key))) {
    const id = await insertObject(db, { kind: 'module', at: new Date() })
    const begun = isNew ? { status, announced: status !== 'COMING_SOON' } : { status: 'COMING_SOON' }
    await db
      .insertInto('modules')
      .values({ id, key, version: '0.1.0', ...begun })
      .execute()
  }
  await releaseCore(db, entries)
}

type Seeded = Pick<(typeof moduleEntries)[number], 'key' | 'status' | 'core'>

/** What an upgrade built of what cannot be withdrawn is there at once: nobody could release it otherwise. */
async function releaseCore(db: Queryable, entries: readonly Seeded[]): Promise<void> {
  for (const { key, status } of entries.filter((entry) => entry.core && entry.status !== 'COMING_SOON')) {
    const own = db.updateTable('modules').where('key', '=', key)
    await own.set({ status }).where('status', '=', 'COMING_SOON').execute()
    await own.set({ announced: true }).where('announced', '=', false).execute()
  }
}

/** Of these, those nobody was told of yet; from now on somebody was. Of two processes one gets them. */
export function announceModules(db: Queryable, keys: readonly string[]) {
  return db
    .updateTable('modules')
    .set({ announced: true })
    .where(anyOf('key', keys))
    .where('announced', '=', false)
    .returning(['id', 'key', 'status'])
    .execute()
}
