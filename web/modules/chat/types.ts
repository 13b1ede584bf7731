import type { SteadyChat } from './api/api.ts'

/** What a message asks of its chat. */
export type ShownChat = Pick<SteadyChat, 'id' | 'kind' | 'can' | 'closed' | 'people'>

/** An infinite query, newest page first. */
export interface LogPages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
  readonly hasPreviousPage: boolean
  readonly isFetchingPreviousPage: boolean
  readonly fetchPreviousPage: () => unknown
}

/** What a log shows, where it opens and how far it was read. */
export interface Place {
  readonly pages: LogPages
  /** Opens at this message; at its end where there is none. */
  readonly target: string | undefined
  /** A message was on the screen, and all before it. */
  readonly reached: (messageId: string) => void
}
