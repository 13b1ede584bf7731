import { sql, type RawBuilder, type Updateable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import type { ObjectPeople } from './rows.gen.ts'

/** What this person is among the people of a record of a query; nothing for nobody. One probe a record. */
export const degreeIn = (record: string, userId: string): RawBuilder<string | null> =>
  sql`(select link.degree from object_people link where link.object_id = ${sql.ref(`${record}.id`)} and link.user_id = ${userId})`

/** By name; as many as the kind allows. */
export function readPeople(db: Queryable, objectId: string) {
  return db
    .selectFrom('object_people')
    .innerJoin('users as person', 'person.id', 'object_people.user_id')
    .select(['person.id', 'person.full_name', 'person.photo_id', 'object_people.degree'])
    .where('object_id', '=', objectId)
    .orderBy('person.full_name')
    .orderBy('person.id')
    .execute()
}

/** Of everybody among its people: one value, as a thousand rows take ten times as long to read. */
export async function readDegrees(db: Queryable, objectId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ degrees: Record<string, string> | null }>`
    select json_object_agg(user_id, degree) as degrees from object_people where object_id = ${objectId}`.execute(db)
  return new Map(Object.entries(rows[0]?.degrees ?? {}))
}

interface Place {
  readonly id: string
  readonly kind: string
  readonly degree: string
  readonly sortAt: Date
}

/** In one statement; answers those who were not among them before. */
export async function insertPeople(db: Queryable, { id, kind, degree, sortAt }: Place, userIds: readonly string[]) {
  const { rows } = await sql<{ user_id: string }>`
    insert into object_people (object_id, user_id, kind, degree, sort_at)
    select ${id}::uuid, user_id, ${kind}, ${degree}, ${sortAt}::timestamptz from unnest(${[...userIds]}::uuid[]) given(user_id)
    on conflict do nothing returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function setDegree(db: Queryable, objectId: string, userId: string, degree: string): Promise<void> {
  await db.updateTable('object_people').set({ degree }).where('object_id', '=', objectId).where('user_id', '=', userId).execute()
}

export async function deletePerson(db: Queryable, objectId: string, userId: string): Promise<void> {
  await db.deleteFrom('object_people').where('object_id', '=', objectId).where('user_id', '=', userId).execute()
}

/** The records are purged. Index: the primary key. */
export async function forgetPeople(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('object_people').where(anyOf('object_id', objectIds)).execute()
}

/** The sort column of their lists moves along with the record's. Answers who they are. */
export async function movePeople(db: Queryable, objectId: string, at: Date): Promise<string[]> {
  const rows = await db
    .updateTable('object_people')
    .set({ sort_at: at })
    .where('object_id', '=', objectId)
    .returning('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

export function readPersonOf(db: Queryable, objectId: string, userId: string) {
  return db
    .selectFrom('object_people')
    .innerJoin('users as person', 'person.id', 'object_people.user_id')
    .select(['person.id', 'person.full_name', 'person.photo_id', 'object_people.degree'])
    .where('object_id', '=', objectId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

type Own = Pick<Updateable<ObjectPeople>, 'muted' | 'level' | 'pinned_at' | 'starred_at' | 'archived_at' | 'cleared_seq'>

/** What is this person's own: it changes nothing for others. */
export async function setOwn(db: Queryable, objectId: string, userId: string, own: Own): Promise<void> {
  if (Object.keys(own).length === 0) return
  await db.updateTable('object_people').set(own).where('object_id', '=', objectId).where('user_id', '=', userId).execute()
}

/** How many records of a kind this person keeps at the top. Index: object_people_by_user. */
export async function countPinnedOf(db: Queryable, userId: string, kind: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from object_people where user_id = ${userId} and kind = ${kind} and pinned_at is not null`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** These are called by the message of that number; all of them where none are named. The author is not. */
export async function markMentioned(
  db: Queryable,
  objectId: string,
  { seq, people, but }: { readonly seq: number; readonly people: readonly string[] | undefined; readonly but: string },
): Promise<void> {
  await db
    .updateTable('object_people')
    .set({ mentioned_seq: sql`greatest(mentioned_seq, ${seq})` })
    .where('object_id', '=', objectId)
    .where('user_id', '<>', but)
    .$if(people !== undefined, (query) => query.where(anyOf('user_id', people!)))
    .execute()
}

/** Takes back the marks of the message of that number: each person is marked by the newest other message that mentions them, or by none. */
export async function unmarkMentioned(
  db: Queryable,
  objectId: string,
  { seq, newest }: { readonly seq: number; readonly newest: (person: string) => number },
): Promise<void> {
  const marked = await db
    .selectFrom('object_people')
    .select('user_id')
    .where('object_id', '=', objectId)
    .where('mentioned_seq', '=', seq)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  if (marked.length === 0) return
  const people = marked.map(({ user_id }) => user_id)
  await sql`
    update object_people set mentioned_seq = marked.seq
    from unnest(${people}::uuid[], ${people.map(newest)}::int[]) marked(user_id, seq)
    where object_people.object_id = ${objectId} and object_people.user_id = marked.user_id`.execute(db)
}

/** It comes back from the archive of these people; of all where none are named. */
export async function returnArchived(
  db: Queryable,
  objectId: string,
  { people, but }: { readonly people: readonly string[] | undefined; readonly but: string },
): Promise<void> {
  await db
    .updateTable('object_people')
    .set({ archived_at: null })
    .where('object_id', '=', objectId)
    .where('user_id', '<>', but)
    .where('archived_at', 'is not', null)
    .$if(people !== undefined, (query) => query.where(anyOf('user_id', people!)))
    .execute()
}
