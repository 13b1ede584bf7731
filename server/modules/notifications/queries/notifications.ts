import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { redactEntries } from '../../../kit/record/channels.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

interface NotificationQuery {
  readonly userId: string
  /** What happened to this object alone, without the events a later one stands for. */
  readonly objectId?: string | undefined
  readonly after: Cursor | undefined
  readonly limit: number
}

/** What a sentence is made of, with its object and author. */
export const withSentence = (db: Queryable) =>
  db
    .selectFrom('notifications')
    .innerJoin('objects', 'objects.id', 'notifications.object_id')
    .leftJoin('users as actor', 'actor.id', 'notifications.actor_id')
    .select(['event', 'params', 'path', 'object_id', 'actor_id', 'actor.full_name as actor_name', 'objects.kind'])
    .select('notifications.created_at')

/** Indexes: notifications_by_user, notifications_of_row. */
export function readNotifications(db: Queryable, { userId, objectId, after, limit }: NotificationQuery) {
  return withSentence(db)
    .select(['notifications.id', 'seen_at', 'actor.photo_id as actor_photo'])
    .select(sql<string>`notifications.created_at::text`.as('sort'))
    .where('user_id', '=', userId)
    .where('shown', '=', true)
    .$if(objectId !== undefined, (query) => query.where('object_id', '=', objectId!).where('folded', '=', false))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(notifications.created_at, notifications.id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id', 'desc')
    .limit(limit)
    .execute()
}

/** What these were about; of one that is gone nothing. Index: notifications_pkey. */
export const readAbout = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('notifications')
        .innerJoin('objects', 'objects.id', 'notifications.object_id')
        .select(['notifications.id', 'object_id', 'objects.kind'])
        .where(anyOf('notifications.id', ids))
        .execute()

export type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number]

/**
 * Their texts name what was in the record, and so does what its readers were told live. Answers who had some. Indexes:
 * notifications_by_object, inbox_by_object, subscriptions_by_object.
 */
export async function forgetNotifications(db: Queryable, objectIds: readonly string[]): Promise<string[]> {
  await db.deleteFrom('subscriptions').where(anyOf('object_id', objectIds)).execute()
  await db.deleteFrom('inbox').where(anyOf('object_id', objectIds)).execute()
  const gone = await db.deleteFrom('notifications').where(anyOf('object_id', objectIds)).returning('user_id').execute()
  const people = [...new Set(gone.map(({ user_id }) => user_id))]
  await redactEntries(
    db,
    people.map((id) => `user:${id}`),
    objectIds,
  )
  return people
}
