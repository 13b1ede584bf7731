import { sql, type Selectable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import type { Cursor } from '../../kit/http/cursor.ts'
import type { Reminders } from './rows.gen.ts'

export type ReminderRow = Selectable<Reminders>

export interface Remembered {
  readonly userId: string
  readonly objectId: string
  readonly part: string | null
  readonly at: Date
}

/** Of the same thing again: it moves, and is told once more. */
export async function upsertReminder(db: Queryable, { userId, objectId, part, at }: Remembered, now: Date): Promise<ReminderRow> {
  return db
    .insertInto('reminders')
    .values({ id: newId(), user_id: userId, object_id: objectId, part, name: '', at, created_at: now })
    .onConflict((conflict) => conflict.constraint('reminders_by_thing').doUpdateSet({ at, due_at: null }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A named reminder of one record; null takes it away. */
export interface Named {
  readonly user: string
  readonly name: string
  readonly at: Date | null
}

/** Sets and takes away in two statements, however many there are. Answers whose reminders changed. Index: reminders_by_thing. */
export async function writeNamed(db: Queryable, objectId: string, all: readonly Named[], now: Date): Promise<string[]> {
  const set = all.flatMap(({ user, name, at }) =>
    at ? [{ id: newId(), user_id: user, object_id: objectId, part: null, name, at, created_at: now }] : [],
  )
  const gone = all.filter(({ at }) => at === null)
  const changed = set.map(({ user_id: user }) => user)
  if (set.length > 0)
    await db
      .insertInto('reminders')
      .values(set)
      .onConflict((conflict) =>
        conflict.constraint('reminders_by_thing').doUpdateSet((eb) => ({ at: eb.ref('excluded.at'), due_at: null })),
      )
      .execute()
  if (gone.length > 0) {
    const { rows } = await sql<{ user_id: string }>`
      delete from reminders using unnest(${gone.map(({ user }) => user)}::uuid[], ${gone.map(({ name }) => name)}::text[]) as gone(person, label)
      where user_id = gone.person and object_id = ${objectId} and part is null and name = gone.label returning user_id`.execute(
      db,
    )
    changed.push(...rows.map(({ user_id: user }) => user))
  }
  return [...new Set(changed)]
}

/** Nothing where it is not this person's. */
export function moveReminder(db: Queryable, userId: string, id: string, at: Date): Promise<ReminderRow | undefined> {
  return db
    .updateTable('reminders')
    .set({ at, due_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteReminder(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db.deleteFrom('reminders').where('id', '=', id).where('user_id', '=', userId).returning('id').execute()
  return rows.length > 0
}

/** Deletes the reminder that a person set of a whole record; reminders of its parts stay. Index: reminders_by_thing. */
export async function deleteReminderOf(db: Queryable, userId: string, objectId: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('reminders')
    .where('user_id', '=', userId)
    .where('object_id', '=', objectId)
    .where('part', 'is', null)
    .where('name', '=', '')
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Those that the person set; the ones with a name follow from what the person takes part in. */
export async function countReminders(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from reminders where user_id = ${userId} and name = ''`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next first. Index: reminders_by_person. */
export async function readReminders(db: Queryable, userId: string, after: Cursor | undefined, limit: number) {
  const past = after ? sql`and (at, id) > (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ReminderRow & { sort: string }>`
    select *, at::text as sort from reminders where user_id = ${userId} ${past} order by at, id limit ${sql.lit(limit)}`.execute(
    db,
  )
  return rows
}

/** Those whose time came, each for one worker and once. Index: reminders_waiting. */
export async function claimDue(db: Queryable, now: Date, limit: number): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    update reminders set due_at = ${now} where id in (
      select id from reminders where due_at is null and at <= ${now} order by at limit ${sql.lit(limit)} for update skip locked
    ) returning *`.execute(db)
  return rows
}

/** The records are purged. Index: reminders_by_object. */
export async function forgetReminders(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('reminders').where(anyOf('object_id', objectIds)).execute()
}
