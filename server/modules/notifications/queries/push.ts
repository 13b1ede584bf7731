import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { withSentence } from './notifications.ts'

/** People with something to push that no job sends at this moment. Index: notifications_push_due. */
export async function readPushDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('push_at', '<=', now)
    .where('seen_at', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

interface Held {
  readonly userId: string
  readonly until: Date
  /** Mentions and assignments are not held. */
  readonly mentions: boolean
}

/** Puts off what is due during a silence, but for what passes it: these events, and what names its reader where they want it. */
export async function holdPushes(db: Queryable, held: readonly Held[], passing: readonly string[], now: Date): Promise<void> {
  const given = JSON.stringify(held)
  await sql`
    update notifications set push_at = held.until
    from jsonb_to_recordset(${given}::jsonb) as held ("userId" uuid, until timestamptz, mentions boolean)
    where notifications.user_id = held."userId" and push_at <= ${now}::timestamptz and seen_at is null
      and event <> all(${[...passing]}::text[]) and not (held.mentions and reason is not null)`.execute(db)
}

export interface DuePush {
  id: string
  user_id: string
  object_id: string
  kind: string
  event: string
  reason: string | null
  created_at: Date
}

/** What is due for these people, newest first: no other job takes it before `until`. Index: notifications_to_push. */
export async function claimPushes(db: Queryable, userIds: readonly string[], now: Date, until: Date): Promise<DuePush[]> {
  const { rows } = await sql<DuePush>`
    with due as (
      select id from notifications
      where user_id = any(${[...userIds]}::uuid[]) and push_at <= ${now}::timestamptz and seen_at is null
      for update skip locked
    ), claimed as (
      update notifications set push_at = ${until}::timestamptz from due where notifications.id = due.id
      returning notifications.id, user_id, object_id, event, reason, notifications.created_at
    )
    select claimed.*, objects.kind from claimed join objects on objects.id = claimed.object_id
    order by claimed.created_at desc, claimed.id desc`.execute(db)
  return rows
}

/** They are sent, or not to be sent any more. */
export async function settlePushes(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.updateTable('notifications').set({ push_at: null }).where(anyOf('id', ids)).execute()
}

/** One of this person, with its object and author. */
export function readPushed(db: Queryable, userId: string, id: string) {
  return withSentence(db).where('notifications.id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}
