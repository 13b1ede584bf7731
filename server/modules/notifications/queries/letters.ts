import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { withSentence } from './notifications.ts'

/**
 * People with something to mail, who had no mail within the wait and are not known to be silent. Index: notifications_to_mail.
 */
export async function readDue(db: Queryable, now: Date, waited: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct due.user_id from notifications due
    left join notification_people person on person.user_id = due.user_id
    where due.mail_at is not null and due.seen_at is null and due.mail_at <= ${now}::timestamptz
      and coalesce(person.lettered_at, '-infinity') <= ${waited}::timestamptz
      and coalesce(person.quiet_until, '-infinity') <= ${now}::timestamptz
    limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Nothing is mailed to those who can no longer sign in. */
export async function forgetMails(db: Queryable, userIds: readonly string[]): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ mail_at: null })
    .where(anyOf('user_id', userIds))
    .where('mail_at', 'is not', null)
    .execute()
}

export async function waitUntil(db: Queryable, userId: string, until: Date): Promise<void> {
  await db
    .insertInto('notification_people')
    .values({ user_id: userId, quiet_until: until })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ quiet_until: until }))
    .execute()
}

interface Claim {
  readonly userId: string
  readonly letterId: string
  readonly now: Date
  readonly waited: Date
  /** During silence: these events, and those that name their reader where he wants them. */
  readonly only?: { readonly events: readonly string[]; readonly mentions: boolean } | undefined
}

/** Puts what is due into one letter; two workers claim it once. True where there is something. */
export async function claimLetter(db: Queryable, { userId, letterId, now, waited, only }: Claim): Promise<boolean> {
  const { rows: mine } = await sql`
    insert into notification_people as person (user_id, lettered_at) values (${userId}::uuid, ${now}::timestamptz)
    on conflict (user_id) do update set lettered_at = excluded.lettered_at
      where coalesce(person.lettered_at, '-infinity') <= ${waited}::timestamptz
    returning 1`.execute(db)
  if (mine.length === 0) return false
  const which = only
    ? sql`and (event = any(${[...only.events]}::text[]) or (${only.mentions}::boolean and reason is not null))`
    : sql``
  const { rows } = await sql`
    update notifications set mail_at = null, letter_id = ${letterId}::uuid
    where user_id = ${userId}::uuid and mail_at <= ${now}::timestamptz and seen_at is null and not folded ${which}
    returning 1`.execute(db)
  return rows.length > 0
}

/** What of a letter is still unread when it is written, newest first. Index: notifications_of_letter. */
export function readLetter(db: Queryable, letterId: string) {
  return withSentence(db)
    .where('letter_id', '=', letterId)
    .where('seen_at', 'is', null)
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .execute()
}
export type LetterRow = Awaited<ReturnType<typeof readLetter>>[number]

export async function readKey(db: Queryable, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('notification_keys').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** Until the transaction ends others wait here. */
export async function lockKey(db: Queryable, name: string): Promise<void> {
  await db.selectFrom('notification_keys').select('name').where('name', '=', name).forUpdate().execute()
}

/** Made once for all processes: whichever comes first. */
export async function keepKey(db: Queryable, name: string, value: string): Promise<void> {
  await db
    .insertInto('notification_keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
