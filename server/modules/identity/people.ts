import type { Role } from '@diwan/contract/access/roles'
import type { Person } from '@diwan/contract/identity/schemas'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'

export interface NewUser {
  email: string
  fullName: string
  role: Role
  password_hash: string
  position?: string | null
  language?: 'ar' | 'en'
  at: Date
}

export async function insertUser(db: Queryable, user: NewUser): Promise<string> {
  const id = newId()
  await db.insertInto('objects').values({ id, kind: 'user', created_at: user.at }).execute()
  await db
    .insertInto('users')
    .values({
      id,
      email: user.email,
      full_name: user.fullName,
      role: user.role,
      password_hash: user.password_hash,
      position: user.position ?? null,
      language: user.language ?? 'ar',
    })
    .execute()
  return id
}

export async function readPeople(db: Queryable, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, { id: row.id, fullName: row.full_name }]))
}
