import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Device {
  session_id: string
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
}

export async function isDevice(db: Queryable, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** In place of what this session, or another one in this very browser, had. Run with the key locked. */
export async function keepDevice(db: Queryable, device: Device, now: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((where) => where.or([where('session_id', '=', device.session_id), where('endpoint', '=', device.endpoint)]))
    .execute()
  await db
    .insertInto('push_subscriptions')
    .values({ ...device, created_at: now })
    .execute()
}

export async function deleteDevices(db: Queryable, sessionIds: readonly string[]): Promise<void> {
  await db.deleteFrom('push_subscriptions').where(anyOf('session_id', sessionIds)).execute()
}

/** Of one person: the newest stay. */
export async function forgetOldest(db: Queryable, userId: string, most: number): Promise<void> {
  const older = db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('session_id')
    .offset(most)
  await db.deleteFrom('push_subscriptions').where('session_id', 'in', older).execute()
}

/** Those of the people who switched a device on. */
export async function withDevices(db: Queryable, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('push_subscriptions').select('user_id').distinct().where(anyOf('user_id', userIds)).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

/** Theirs, and which of them are not asked at this moment. */
export function readDevices(db: Queryable, userIds: readonly string[], now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .select(['session_id', 'user_id', 'endpoint', 'p256dh', 'auth'])
    .select((row) => row(row.fn.coalesce('paused_until', row.val(new Date(0))), '>', now).as('paused'))
    .where(anyOf('user_id', userIds))
    .execute()
}
export type ReadDevice = Awaited<ReturnType<typeof readDevices>>[number]

export async function pauseDevices(db: Queryable, sessionIds: readonly string[], until: Date): Promise<void> {
  await db.updateTable('push_subscriptions').set({ paused_until: until }).where(anyOf('session_id', sessionIds)).execute()
}
