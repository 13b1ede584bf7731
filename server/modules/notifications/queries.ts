import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { sql } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import { forgetTold } from '../../kit/record/channels.ts'
import type { Cursor } from '../../kit/http/cursor.ts'

/** Index: notifications_by_user. */
export function readNotifications(db: Queryable, userId: string, after: Cursor | undefined, limit: number) {
  return db
    .selectFrom('notifications')
    .innerJoin('objects', 'objects.id', 'notifications.object_id')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .select([
      'notifications.id',
      'event',
      'params',
      'actor_id',
      'path',
      'seen_at',
      'actor.full_name as actor_name',
      'actor.photo_id as actor_photo',
    ])
    .select(['notifications.created_at', 'notifications.object_id', 'objects.kind'])
    .select(sql<string>`notifications.created_at::text`.as('sort'))
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(notifications.created_at, notifications.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute()
}

export type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number]

/** Stops counting where the badge stops. Index: notifications_unseen. */
export async function countUnread(db: Queryable, userId: string): Promise<number> {
  const some = db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .limit(COUNT_LIMIT + 1)
  const { count } = await db
    .selectFrom(some.as('unread'))
    .select((get) => get.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function markRead(db: Queryable, userId: string, objectId: string | undefined, now: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ seen_at: now })
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .$if(objectId !== undefined, (query) => query.where('object_id', '=', objectId!))
    .execute()
}

/** Their texts name what was in the record, and so does what its readers were told live. Index: notifications_by_object. */
export async function forgetNotifications(db: Queryable, objectIds: readonly string[]): Promise<void> {
  const gone = await db.deleteFrom('notifications').where(anyOf('object_id', objectIds)).returning('user_id').execute()
  await forgetTold(db, [...new Set(gone.map(({ user_id }) => `user:${user_id}`))], objectIds)
}

/** One fact, said to several people. */
export interface Notice {
  history_id: string
  object_id: string
  event: string
  params: string
  actor_id: string | null
  path: string
  created_at: Date
}

/** Answers those of the people who were not told of this fact before. The text stays the same however many they are. */
export function insertNotifications(db: Queryable, notice: Notice, userIds: readonly string[]) {
  const { history_id, object_id, event, params, actor_id, path, created_at } = notice
  const ids = userIds.map(() => newId())
  return db
    .insertInto('notifications')
    .columns(['id', 'user_id', 'history_id', 'object_id', 'event', 'params', 'actor_id', 'path', 'created_at'])
    .expression(
      sql`select told.id, told.user_id, ${history_id}::uuid, ${object_id}::uuid, ${event}, ${params}::jsonb, ${actor_id}::uuid, ${path},
                 ${created_at}::timestamptz from unnest(${ids}::uuid[], ${[...userIds]}::uuid[]) as told (id, user_id)`,
    )
    .onConflict((conflict) => conflict.columns(['history_id', 'user_id']).doNothing())
    .returning(['id', 'user_id'])
    .execute()
}
