import { DECISION_TOPICS } from '@diwan/contract/approvals/vocabulary'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFollowLists, type LiveLists } from '../../../kit/follow.ts'
import { inboxQueries, type WaitingFilter } from '../api.ts'

export const inboxLists: LiveLists = { topics: DECISION_TOPICS, lists: () => [inboxQueries.lists()] }

/** The requests that wait for the reader, kept as they are at the portal. */
export function useWaiting(asked: WaitingFilter) {
  useFollowLists(inboxLists)
  return useInfiniteQuery(inboxQueries.waiting(asked))
}
