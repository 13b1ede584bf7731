import type { Role } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { emailForms } from '../../../kit/mail/email-forms.ts'
import type { DB } from '../../../kit/db/types.gen.ts'
import { insertObject } from '../../../kit/record/objects.ts'
import { writeWords } from './words.ts'
import type { Users } from '../rows.gen.ts'

export interface NewUser {
  email: string
  fullName: string
  role: Role
  password_hash: string
  language?: 'ar' | 'en'
  by?: string | null
  at: Date
  /** The other columns. */
  rest?: Updateable<DB['users']>
}

export async function insertUser(
  db: Queryable,
  { email, fullName, role, password_hash, language = 'ar', by = null, at, rest = {} }: NewUser,
): Promise<string> {
  const id = await insertObject(db, { kind: 'user', by, at })
  await db
    .insertInto('users')
    .values({ ...rest, id, email, full_name: fullName, role, password_hash, language })
    .execute()
  await writeWords(db, [id])
  return id
}

const spoken = ['full_name', 'other_name', 'email', 'mobile', 'phone_number', 'deleted_at']

/** The only function that changes a person: the search words follow in the same transaction. */
export async function updateUser(db: Queryable, id: string, values: Updateable<DB['users']>): Promise<void> {
  await db.updateTable('users').set(values).where('id', '=', id).execute()
  if (Object.keys(values).some((name) => spoken.includes(name))) await writeWords(db, [id])
}

/** A person with what access looks at and the names the presenter needs. */
export interface UserRow extends Selectable<Users> {
  readonly created_at: Date
  readonly unit_ids: string[]
  readonly title_ar: string | null
  readonly title_en: string | null
  readonly title_colour: string | null
  readonly partner_ar: string | null
  readonly partner_en: string | null
  /** As the form gives it: PostgreSQL's date is no instant. */
  readonly joined: string | null
}

const columns = sql`
  person.*, person.joined_on::text as joined, (select created_at from objects where id = person.id) as created_at,
  array(select distinct unit_id from unit_members where user_id = person.id) as unit_ids,
  title.name_ar as title_ar, title.name_en as title_en, title.colour as title_colour,
  partner.name_ar as partner_ar, partner.name_en as partner_en
  from users person left join titles title on title.id = person.title_id left join partners partner on partner.id = person.partner_id`

/** These people, in any order. */
export async function readUsers(db: Queryable, ids: readonly string[]): Promise<UserRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<UserRow>`select ${columns} where person.id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

export async function readUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const [row] = await readUsers(db, [id])
  return row
}

/** Waits for a concurrent change of the same person. */
export async function lockUser(db: Queryable, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select ${columns} where person.id = ${id} for update of person`.execute(db)
  return rows[0]
}

/** People by their addresses, in any order and any case. */
export async function readByEmails(db: Queryable, emails: readonly string[]): Promise<UserRow[]> {
  const forms = emails.flatMap(emailForms)
  const { rows } = await sql<UserRow>`select ${columns} where lower(person.email) = any(${forms}::text[])`.execute(db)
  return rows
}

export async function isEmailTaken(db: Queryable, email: string, except?: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, 'in', emailForms(email))
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Everything a person is in with ends with this transaction: sessions but the one to keep, API tokens, codes of a forgotten
 * password. Answers how many of the first two. What columns of the person change ends by itself, by a trigger.
 */
export async function endAccess(
  db: Queryable,
  id: string,
  kept?: string,
): Promise<{ endedSessions: number; endedTokens: number }> {
  const { rows } = await sql<{ ended_sessions: number; ended_tokens: number }>`
    select ended_sessions, ended_tokens from end_access(${id}::uuid, ${kept ?? null}::uuid)`.execute(db)
  return { endedSessions: rows[0]!.ended_sessions, endedTokens: rows[0]!.ended_tokens }
}

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
  const name = language === 'ar' ? 'name_ar' : 'name_en'
  const user = await db
    .selectFrom('users')
    .leftJoin('titles', 'titles.id', 'users.title_id')
    .leftJoin('partners', 'partners.id', 'users.partner_id')
    .select([
      'users.full_name',
      `titles.${name} as position`,
      `partners.${name} as partner`,
      'users.can_create_opportinity',
      'users.text_key',
      'users.other_name',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const units = await db
    .selectFrom('unit_members')
    .innerJoin('units', 'units.id', 'unit_members.unit_id')
    .select(['units.kind', `units.${name} as name`, 'units.name_ar as nameAr', 'units.name_en as nameEn'])
    .where('unit_members.user_id', '=', userId)
    .orderBy('units.position')
    .execute()
  const nameOf = (kind: string): string | null => units.find((unit) => unit.kind === kind)?.name ?? null
  const [first] = units.filter(({ kind }) => kind === 'department')
  const unit = first ? { nameAr: first.nameAr, nameEn: first.nameEn } : null
  return { ...user, unit, department: nameOf('department'), department_group: nameOf('group') }
}
