import type { Person } from '@diwan/contract/users/schemas/person'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { presentPerson } from '../../users/public.ts'

/** Index: the primary key. */
export async function readPeople(db: Queryable, ids: readonly string[]): Promise<Person[]> {
  const rows = await db.selectFrom('users').select(['id', 'full_name', 'photo_id']).where(anyOf('id', ids)).execute()
  return rows.map(({ id, full_name, photo_id }) => presentPerson(id, full_name, photo_id))
}

export async function readUnitNames(db: Queryable, ids: readonly string[]) {
  const rows = await db.selectFrom('units').select(['id', 'name_ar', 'name_en']).where(anyOf('id', ids)).execute()
  return new Map(rows.map(({ id, name_ar, name_en }) => [id, { nameAr: name_ar, nameEn: name_en }]))
}
