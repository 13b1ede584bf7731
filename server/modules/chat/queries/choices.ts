import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { ChatChoices, ChatSettings, ChatStatuses } from '../rows.gen.ts'

/** Locked for one that changes them. */
export const readSettings = (db: Queryable, lock = false) =>
  db
    .selectFrom('chat_settings')
    .selectAll()
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirstOrThrow()

/** Its lock is held. */
export function updateSettings(db: Queryable, version: number, set: Omit<Updateable<ChatSettings>, 'version'>) {
  return db
    .updateTable('chat_settings')
    .set({ ...set, version: version + 1 })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What nobody chose is shown, and Enter sends. */
export async function readChoices(db: Queryable, userId: string) {
  const row = await db.selectFrom('chat_choices').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? { user_id: userId, receipts: true, presence: true, enter_sends: true }
}

/** Whether the organisation shows who is there, and who of these people does not show it. Index: chat_choices_pkey. */
export async function readPresence(
  db: Queryable,
  userIds: readonly string[],
): Promise<{ readonly shown: boolean; readonly hidden: ReadonlySet<string> }> {
  const { rows } = await sql<{ presence: boolean; hidden: string[] }>`
    select presence, array_to_json(array(
      select user_id from chat_choices where not chat_choices.presence and ${anyOf('user_id', userIds)})) as hidden
    from chat_settings`.execute(db)
  return { shown: rows[0]!.presence, hidden: new Set(rows[0]!.hidden) }
}

export async function upsertChoices(
  db: Queryable,
  userId: string,
  set: Partial<Omit<Selectable<ChatChoices>, 'user_id'>>,
): Promise<void> {
  const chosen = { ...(await readChoices(db, userId)), ...set }
  await db
    .insertInto('chat_choices')
    .values(chosen)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

/** Of these members of a chat those who show what they have read. */
export async function readShowing(db: Queryable, chatId: string, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return []
  const { rows } = await sql<{ user_id: string }>`
    select one.user_id from object_people one left join chat_choices choice on choice.user_id = one.user_id
    where one.object_id = ${chatId} and one.user_id = any(${[...people]}::uuid[]) and coalesce(choice.receipts, true)`.execute(db)
  return rows.map((row) => row.user_id)
}

/** What they say of themselves and has not ended. */
export function readStatuses(db: Queryable, userIds: readonly string[], now: Date) {
  return db
    .selectFrom('chat_statuses')
    .selectAll()
    .where(anyOf('user_id', userIds))
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .execute()
}

export async function setStatusOf(
  db: Queryable,
  userId: string,
  status: Omit<Selectable<ChatStatuses>, 'user_id'> | null,
): Promise<void> {
  await db.deleteFrom('chat_statuses').where('user_id', '=', userId).execute()
  if (status)
    await db
      .insertInto('chat_statuses')
      .values({ ...status, user_id: userId })
      .execute()
}

/** Chats of somebody that small groups see change with what is said of them. Index: object_people_by_user. */
export async function readPartners(db: Queryable, userId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select case chat.first_id when ${userId} then chat.second_id else chat.first_id end as user_id
    from object_people me join chats chat on chat.id = me.object_id and chat.kind = 'personal'
    where me.user_id = ${userId} and me.kind = 'chat' order by chat.active_at desc limit ${sql.lit(most)}`.execute(db)
  return rows.map((row) => row.user_id)
}
