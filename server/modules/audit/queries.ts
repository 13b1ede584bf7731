import type { AuditFilter } from '@diwan/contract/audit/schemas'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { Cursor } from '../../kit/http/cursor.ts'
import type { Reading } from './access.ts'

/** Only what this caller may read: own events of signing in, those of the platform, those of the organisation. */
function readable({ own, only, without }: Reading): RawBuilder<boolean> {
  const module = sql`split_part(event, '.', 1)`
  if (own) return sql`${module} = 'identity' and history.object_id = ${own}`
  if (only) return sql`${module} = any(${[...only]})`
  return sql`${module} <> all(${[...without]})`
}

/** Indexes: history_audited, history_audited_by_actor, history_by_object. */
export function readEntries(
  db: Queryable,
  reading: Reading,
  filter: AuditFilter & { since?: Date | undefined; until?: Date | undefined },
  after: Cursor | undefined,
  limit: number,
) {
  return entries(db, reading)
    .$if(filter.person !== undefined, (query) => query.where('history.actor_id', '=', filter.person!))
    .$if(filter.object !== undefined, (query) => query.where('history.object_id', '=', filter.object!))
    .$if(filter.module !== undefined, (query) => query.where(sql<boolean>`split_part(event, '.', 1) = ${filter.module}`))
    .$if(filter.since !== undefined, (query) => query.where('history.at', '>=', filter.since!))
    .$if(filter.until !== undefined, (query) => query.where('history.at', '<', filter.until!))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(history.at, history.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('history.at', 'desc')
    .orderBy('history.id', 'desc')
    .limit(limit)
    .execute()
}

const entries = (db: Queryable, reading: Reading) =>
  db
    .selectFrom('history')
    .innerJoin('objects', 'objects.id', 'history.object_id')
    .leftJoin('users as actor', 'actor.id', 'history.actor_id')
    .select(['history.id', 'history.event', 'history.at', 'history.detail', 'history.object_id', 'history.actor_id'])
    .select(['history.reverts', 'objects.kind', 'actor.full_name as actor_name', 'actor.photo_id as actor_photo'])
    .select(sql<string>`history.at::text`.as('sort'))
    .select(sql<boolean>`exists (select from history later where later.reverts = history.id)`.as('reverted'))
    .where(sql<boolean>`history.audited`)
    .where(readable(reading))

export type EntryRow = Awaited<ReturnType<typeof readEntries>>[number]

export const readEntry = (db: Queryable, reading: Reading, id: string): Promise<EntryRow | undefined> =>
  entries(db, reading).where('history.id', '=', id).executeTakeFirst()

/** Who did something this caller may read. Index: history_audited_by_actor. */
export function readActorsNamed(db: Queryable, reading: Reading, text: string, limit: number) {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('full_name', 'ilike', like)
    .where(sql<boolean>`exists (select from history where actor_id = users.id and audited and ${readable(reading)})`)
    .orderBy('full_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export interface NameRow {
  id: string
  name_ar: string
  name_en: string
}

/** What these ids are called, whatever they are. */
export async function readNames(db: Queryable, ids: readonly string[]): Promise<NameRow[]> {
  if (ids.length === 0) return []
  const bilingual = (['units', 'titles', 'partners', 'organisation'] as const).map((table) =>
    db.selectFrom(table).select(['id', 'name_ar', 'name_en']).where(anyOf('id', ids)).execute(),
  )
  const [people, roles, modules, named] = await Promise.all([
    db.selectFrom('users').select(['id', 'full_name']).where(anyOf('id', ids)).execute(),
    db.selectFrom('roles').select(['id', 'role']).where(anyOf('id', ids)).execute(),
    db.selectFrom('modules').select(['id', 'key']).where(anyOf('id', ids)).execute(),
    Promise.all(bilingual),
  ])
  const same = (id: string, name: string): NameRow => ({ id, name_ar: name, name_en: name })
  return [
    ...named.flat(),
    ...people.map(({ id, full_name }) => same(id, full_name)),
    ...roles.map(({ id, role }) => same(id, role)),
    ...modules.map(({ id, key }) => same(id, key)),
  ]
}
