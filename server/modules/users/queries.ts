import type { Role } from '@diwan/contract/access/vocabulary'
import type { Updateable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { DB } from '../../kit/db/types.gen.ts'
import { insertObject } from '../../kit/record/objects.ts'

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

/** The one door through which other modules change a person: passwords, preferences, a photo. */
export async function updateUser(db: Queryable, id: string, values: Updateable<DB['users']>): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', id).execute()
}

/** Whom a mail is written to; nobody who may not come in any more. */
export const readReader = (db: Queryable, id: string) =>
  db
    .selectFrom('users')
    .select(['email', 'full_name', 'language'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

export async function readPassword(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())?.password_hash
}

/** The same, with the row locked until the transaction ends. */
export async function lockPassword(db: Queryable, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', id).forUpdate().executeTakeFirst()
  return row?.password_hash
}

/** The parts of the session user that only a sign-in or a reload asks for. */
export async function readProfile(db: Queryable, userId: string, language: 'ar' | 'en') {
  const user = await db
    .selectFrom('users')
    .select(['position', 'can_create_opportinity'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const units = await db
    .selectFrom('unit_members')
    .innerJoin('units', 'units.id', 'unit_members.unit_id')
    .select(['units.kind', language === 'ar' ? 'units.name_ar as name' : 'units.name_en as name'])
    .where('unit_members.user_id', '=', userId)
    .orderBy('units.position')
    .execute()
  const nameOf = (kind: string): string | null => units.find((unit) => unit.kind === kind)?.name ?? null
  return { ...user, department: nameOf('department'), department_group: nameOf('group') }
}

/** Index: unit_members_by_user. */
export async function worksWithin(db: Queryable, userId: string, unitIds: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('unit_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(anyOf('unit_id', unitIds))
    .executeTakeFirst()
  return found !== undefined
}
