import { notifications } from '@diwan/contract/notifications/endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { pages } from '../../kit/queries.ts'

export const notificationQueries = {
  /** The shell fetches everything below this key again when one arrives while the screen is open (S2.62). */
  all: () => ['notifications'] as const,
  list: () =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.all(), 'list'],
      ...pages(notifications.list, {}),
      refetchOnMount: 'always', // what arrived while it was closed was only flagged
    }),
}

/**
 * Marks what has arrived so far as seen. What is on screen keeps its dots until it is fetched again: they show what was new
 * at this visit. Repeating it is harmless, so it needs no receipt and waits for no network: the next opening does it anyway.
 */
export async function markSeen(): Promise<void> {
  await call(notifications.markSeen, {}).catch(() => undefined)
}
