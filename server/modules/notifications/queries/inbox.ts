import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { COUNTED_EVENTS } from '@diwan/contract/notifications/limits'
import type { InboxView } from '@diwan/contract/notifications/vocabulary'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

/** The words match the partial indexes: inbox_all, inbox_unread, inbox_mentions, inbox_assigned, inbox_snoozed. */
const views: Readonly<Record<InboxView, RawBuilder<unknown>>> = {
  all: sql`done_at is null and snoozed_until is null`,
  unread: sql`done_at is null and snoozed_until is null and unread > 0`,
  mentions: sql`done_at is null and snoozed_until is null and mentioned`,
  assigned: sql`done_at is null and snoozed_until is null and assigned`,
  snoozed: sql`done_at is null and snoozed_until is not null`,
}

interface Row extends Cursor {
  object_id: string
  kind: string
  last_at: Date
  unread: number
  snoozed_until: Date | null
  muted: boolean
  event: string
  params: unknown
  path: string
  actor_id: string | null
  actor_name: string | null
  actor_photo: string | null
  others: number
  events: number
}
export type InboxEntry = Row

/** A page of the inbox: each row with its newest event, and who else did the same among those that arrived or were read with it. */
export async function readInbox(
  db: Queryable,
  { userId, view, after, limit }: { userId: string; view: InboxView; after: Cursor | undefined; limit: number },
): Promise<Row[]> {
  const from = after ? sql`and (last_at, object_id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<Row>`
    with page as (
      select * from inbox where user_id = ${userId}::uuid and ${views[view]} ${from}
      order by last_at desc, object_id desc limit ${limit}
    )
    select page.object_id, page.object_id as id, page.last_at::text as sort, page.last_at, page.unread, page.snoozed_until, objects.kind,
           coalesce(subscriptions.muted, false) as muted, newest.event, newest.params, newest.path, newest.actor_id,
           actor.full_name as actor_name, actor.photo_id as actor_photo, counted.others, counted.events
    from page
    join objects on objects.id = page.object_id
    cross join lateral (
      select event, params, path, actor_id, seen_at from notifications told
      where told.user_id = page.user_id and told.object_id = page.object_id and told.shown and not told.folded
      order by told.created_at desc, told.id desc limit 1
    ) newest
    cross join lateral (
      select count(*)::int as events,
             (count(distinct same.actor_id) filter (where same.event = newest.event and same.actor_id <> newest.actor_id))::int as others
      from (
        select told.event, told.actor_id from notifications told
        where told.user_id = page.user_id and told.object_id = page.object_id and told.shown and not told.folded
          and told.seen_at is not distinct from newest.seen_at
        order by told.created_at desc, told.id desc limit ${COUNTED_EVENTS}
      ) same
    ) counted
    left join users actor on actor.id = newest.actor_id
    left join subscriptions on subscriptions.user_id = page.user_id and subscriptions.object_id = page.object_id
    order by page.last_at desc, page.object_id desc`.execute(db)
  return rows
}

/** Stops counting where the badge stops. Index: inbox_unread. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const some = db
    .selectFrom('inbox')
    .select('object_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`${views.unread}`)
    .limit(COUNT_LIMIT + 1)
  const { count } = await db
    .selectFrom(some.as('unread'))
    .select((get) => get.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Of one object, or all of it. A row's number is lowered by what was marked, so that what arrives at this moment stays unread.
 * Indexes: notifications_unseen, inbox_pkey.
 */
export async function markRead(db: Queryable, userId: string, objectId: string | undefined, now: Date): Promise<void> {
  const only = objectId === undefined ? sql`` : sql`and object_id = ${objectId}::uuid`
  await sql`
    with seen as (
      update notifications set seen_at = ${now}::timestamptz where user_id = ${userId}::uuid and seen_at is null ${only}
      returning object_id, shown, folded
    )
    update inbox set unread = greatest(0, inbox.unread - marked.events)
    from (select object_id, (count(*) filter (where shown and not folded))::int as events from seen group by object_id) marked
    where inbox.user_id = ${userId}::uuid and inbox.object_id = marked.object_id`.execute(db)
}

export interface Own {
  readonly userId: string
  readonly objectId: string
}

export async function isInInbox(db: Queryable, { userId, objectId }: Own): Promise<boolean> {
  const rows = db.selectFrom('inbox').select('object_id').where('user_id', '=', userId).where('object_id', '=', objectId)
  return (await rows.executeTakeFirst()) !== undefined
}

/** With its newest event; nothing where it is unread already. */
export async function markUnread(db: Queryable, { userId, objectId }: Own): Promise<void> {
  await sql`
    with marked as (
      update inbox set unread = 1 where user_id = ${userId}::uuid and object_id = ${objectId}::uuid and unread = 0 returning 1
    )
    update notifications set seen_at = null where id = (
      select id from notifications where user_id = ${userId}::uuid and object_id = ${objectId}::uuid and shown and not folded
      order by created_at desc, id desc limit 1
    ) and exists (select from marked)`.execute(db)
}

export const snooze = (db: Queryable, own: Own, until: Date | null) => changed(db, own, { snoozed_until: until })

export const finish = (db: Queryable, own: Own, at: Date | null) => changed(db, own, { done_at: at })

async function changed(db: Queryable, { userId, objectId }: Own, to: { snoozed_until: Date | null } | { done_at: Date | null }) {
  await db.updateTable('inbox').set(to).where('user_id', '=', userId).where('object_id', '=', objectId).execute()
}

export async function mute(db: Queryable, { userId, objectId }: Own, muted: boolean): Promise<void> {
  await sql`
    insert into subscriptions (user_id, object_id, muted)
    select user_id, object_id, ${muted}::boolean from inbox where user_id = ${userId}::uuid and object_id = ${objectId}::uuid
    on conflict (user_id, object_id) do update set muted = excluded.muted`.execute(db)
}

/** Shows what was snoozed until now, unread and on top. Answers whose it is. Index: inbox_waking. */
export async function endSnoozes(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select user_id, object_id, unread from inbox where snoozed_until <= ${now}::timestamptz order by snoozed_until limit ${limit}
      for update skip locked
    ), unseen as (
      update notifications set seen_at = null where id in (
        select newest.id from due cross join lateral (
          select id from notifications told where told.user_id = due.user_id and told.object_id = due.object_id and told.shown and not told.folded
          order by told.created_at desc, told.id desc limit 1
        ) newest where due.unread = 0
      )
    )
    update inbox set snoozed_until = null, unread = greatest(inbox.unread, 1), last_at = inbox.snoozed_until
    from due where inbox.user_id = due.user_id and inbox.object_id = due.object_id
    returning inbox.user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
