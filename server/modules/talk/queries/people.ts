import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { sql } from 'kysely'
import { presentPerson } from '../../users/public.ts'
import type { Person } from '@diwan/contract/users/schemas/person'

/** People as everybody may know them, by id. */
export async function readNamed(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'photo_id'])
    .where(anyOf('id', [...new Set(ids)]))
    .execute()
  return new Map(rows.map((row) => [row.id, presentPerson(row.id, row.full_name, row.photo_id)]))
}

/** Of these people a page, by name. */
export async function readByName(db: Queryable, ids: readonly string[], after: Cursor | undefined, limit: number) {
  return db
    .selectFrom('users')
    .select(['id', 'full_name', 'photo_id', 'full_name as sort'])
    .where(anyOf('id', ids))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(full_name, id) > (${after!.sort}, ${after!.id}::uuid)`))
    .orderBy('full_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}
