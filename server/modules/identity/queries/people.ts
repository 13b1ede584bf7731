import type { Role } from '@diwan/contract/access/vocabulary'
import type { Queryable } from '../../../kit/db/database.ts'
import { insertObject } from '../../../kit/record/objects.ts'

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
  const id = await insertObject(db, { kind: 'user', at: user.at })
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
