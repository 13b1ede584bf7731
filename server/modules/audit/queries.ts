import { auditList } from '@diwan/contract/audit/list'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { lister } from '../../kit/list/lister.ts'
import { byCondition } from '../../kit/list/readers.ts'
import { readOrganisation } from '../settings/public.ts'
import { readingOf, type Reading } from './access.ts'

const moduleOf = (entry: string) => sql`split_part(${sql.ref(`${entry}.event`)}, '.', 1)`

/** Only what this caller may read: own events of signing in, those of the platform, those of the organisation. */
function readable({ own, only, without }: Reading, entry: string): RawBuilder<boolean> {
  const module = moduleOf(entry)
  if (own) return sql`${module} = 'identity' and ${sql.ref(`${entry}.object_id`)} = ${own}`
  if (only) return sql`${module} = any(${[...only]})`
  return sql`${module} <> all(${[...without]})`
}

export interface EntryRow {
  id: string
  event: string
  at: Date
  /** The same instant, exact to the microsecond. */
  sort: string
  detail: unknown
  object_id: string
  actor_id: string | null
  reverts: string | null
  kind: string
  actor_name: string | null
  actor_photo: string | null
  reverted: boolean
}

const columns = sql`
  entry.id, entry.event, entry.at, entry.at::text as sort, entry.detail, entry.object_id, entry.actor_id, entry.reverts,
  objects.kind, actor.full_name as actor_name, actor.photo_id as actor_photo,
  exists (select from history later where later.reverts = entry.id) as reverted`
const joins = sql`join objects on objects.id = entry.object_id left join users actor on actor.id = entry.actor_id`

/** Indexes: history_audited, history_audited_by_actor, history_by_object. */
export const entries = lister<'all', 'at', (typeof auditList)['filters'], EntryRow, 'audit.view'>(auditList, {
  table: 'history',
  readers: { 'audit.view': byCondition((actor) => readable(readingOf(actor), 'record')) },
  sorts: { at: 'at' },
  views: { all: () => sql`record.audited` },
  viewOf: () => 'all',
  filters: {
    person: 'actor_id',
    object: 'object_id',
    module: (modules) => sql`${moduleOf('record')} = any(${[...modules]})`,
    at: 'at',
  },
  zone: async ({ db }) => (await readOrganisation(db))?.zone ?? 'UTC',
  as: 'entry',
  columns: () => columns,
  joins,
})

export async function readEntry(db: Queryable, reading: Reading, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from history entry ${joins} where entry.id = ${id} and entry.audited and ${readable(reading, 'entry')}`.execute(
    db,
  )
  return rows[0]
}

/** Who did something this caller may read. Index: history_audited_by_actor. */
export function readActorsNamed(db: Queryable, reading: Reading, text: string, limit: number) {
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('full_name', 'ilike', like)
    .where(sql<boolean>`exists (select from history where actor_id = users.id and audited and ${readable(reading, 'history')})`)
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
