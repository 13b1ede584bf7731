import { fold } from '@diwan/core/arabic-fold'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface KnownRow {
  id: string
  full_name: string
  position: string | null
  role: Role
  disabled: boolean
}

/** Those this reader may see in the directory. */
const visibleTo = (reader: Actor) => {
  const held = reader.grants.get('users.view')
  if (held?.has('all')) return sql<boolean>`true`
  const units = held?.has('tree') ? reader.treeIds : held?.has('department') ? reader.departmentIds : []
  return sql<boolean>`(exists (select from unit_members where user_id = users.id and unit_id = any(${[...units]}::uuid[])))`
}

const known = (db: Queryable, reader: Actor) =>
  db
    .selectFrom('users')
    .select(['id', 'full_name', sql<Role>`role`.as('role')])
    .select(
      sql<
        string | null
      >`(select ${sql.ref(reader.language === 'ar' ? 'name_ar' : 'name_en')} from titles where id = users.title_id)`.as(
        'position',
      ),
    )
    .select(sql<boolean>`disabled_at is not null`.as('disabled'))
    .where('deleted_at', 'is', null)
    .where(visibleTo(reader))

export const readKnownPerson = (db: Queryable, reader: Actor, id: string): Promise<KnownRow | undefined> =>
  known(db, reader).where('id', '=', id).executeTakeFirst()

/** Every word of the question somewhere in the name, in either script. */
export function findPeople(db: Queryable, reader: Actor, question: string, limit: number): Promise<KnownRow[]> {
  const words = fold(question).split(/\s+/).filter(Boolean)
  return known(db, reader)
    .where('disabled_at', 'is', null)
    .where((where) => where.and(words.map((word) => sql<boolean>`(full_name || ' ' || other_name) ~* ${spelt(word)}`)))
    .orderBy('full_name')
    .orderBy('id')
    .limit(limit)
    .execute()
}

const spellings: Readonly<Record<string, string>> = { ا: '[اأإآٱ]', ي: '[يىئ]', و: '[وؤ]', ه: '[هة]', ك: '[كک]' }
const marks = '[\u0640\u064B-\u0652\u0670]*'

/** A folded word as a pattern of what it was folded from. Whatever means something to a pattern is only itself. */
const spelt = (word: string): string =>
  Array.from(word, (letter) => (spellings[letter] ?? letter.replace(/[!-/:-@[-`{-~]/, '\\$&')) + marks).join('')

export interface PersonGrantRow {
  id: string
  name: string
  effect: 'add' | 'deny'
  relations: Relation[]
  from_at: Date
  until_at: Date | null
  reason: string
  by: string
  created_at: Date
}

export function readPersonGrants(db: Queryable, userId: string, limit: number): Promise<PersonGrantRow[]> {
  return db
    .selectFrom('person_grants')
    .innerJoin('users as author', 'author.id', 'person_grants.created_by')
    .select([
      'person_grants.id',
      sql<string>`module_name || '.' || flag`.as('name'),
      sql<'add' | 'deny'>`effect`.as('effect'),
      sql<Relation[]>`relations`.as('relations'),
      'from_at',
      'until_at',
      'reason',
      'author.full_name as by',
      'person_grants.created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('person_grants.created_at', 'desc')
    .orderBy('person_grants.id', 'desc')
    .limit(limit)
    .execute()
}

export async function readRoleCells(db: Queryable, role: Role) {
  return db
    .selectFrom('grants')
    .select([sql<string>`module_name || '.' || flag`.as('name'), sql<Relation[]>`relations`.as('relations')])
    .where('role', '=', role)
    .where(sql<boolean>`relations <> '{}'`)
    .execute()
}

export interface NewPersonGrant {
  id: string
  user_id: string
  module_name: string
  flag: string
  effect: 'add' | 'deny'
  relations: Relation[]
  from_at: Date
  until_at: Date | null
  reason: string
  created_by: string
  created_at: Date
}

export async function insertPersonGrant(db: Queryable, row: NewPersonGrant): Promise<void> {
  await db.insertInto('person_grants').values(row).execute()
}

export async function deletePersonGrant(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('person_grants').where('id', '=', id).execute()
}

/** Ids of what is quoted by this short id; one for each kind of record. */
export async function findQuoted(db: Queryable, shortId: string): Promise<{ id: string; kind: string }[]> {
  return db.selectFrom('objects').select(['id', 'kind']).where('short_id', '=', shortId).limit(20).execute()
}

export async function findObject(db: Queryable, id: string): Promise<{ id: string; kind: string } | undefined> {
  return db.selectFrom('objects').select(['id', 'kind']).where('id', '=', id).executeTakeFirst()
}
