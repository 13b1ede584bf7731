import { notifications } from '@diwan/contract/notifications/endpoints'
import type { InboxView } from '@diwan/contract/notifications/vocabulary'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { queryClient } from '../../../kit/query-client.ts'

export const notificationQueries = {
  /** The shell fetches everything below this key again when one arrives while the screen is open (S2.62). */
  all: () => ['notifications'] as const,
  inboxes: () => [...notificationQueries.all(), 'inbox'] as const,
  inbox: (view: InboxView) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.inboxes(), view],
      ...pages(notifications.inbox, { view }),
      refetchOnMount: 'always', // what arrived while it was closed was only flagged
    }),
  /** What a row of the inbox stands for, newest first. */
  of: (objectId: string) =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'of', objectId],
      ...query(notifications.list, { objectId, limit: 20 }),
    }),
  /** For the bell: the portal counts, whatever this browser has seen. */
  unread: () =>
    queryOptions({
      queryKey: [...notificationQueries.all(), 'unread'],
      ...query(notifications.unread, {}),
      refetchOnMount: 'always',
    }),
}

/** Read on another device. */
export const notificationLive: LiveLists = { topics: ['notifications'], lists: () => [notificationQueries.all()] }
/** For the bell; also another tab may have heard first. */
export const unreadLive: LiveLists = { topics: ['notifications'], lists: () => [notificationQueries.unread().queryKey] }

/** Of one object, or all. Repeating it is harmless, so it needs no receipt and waits for no network. */
export async function markRead(objectId?: string): Promise<void> {
  await call(notifications.markSeen, objectId === undefined ? {} : { objectId }).catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey: notificationQueries.all() })
}
