import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFollowLists } from '../../../kit/follow.ts'
import { inboxQueries, type WaitingFilter } from '../api.ts'
import type { DecisionKind } from '../types.ts'

/** The requests of these kinds that wait for the reader, kept as they are at the portal. */
export function useWaiting(kinds: readonly DecisionKind[], narrowed: WaitingFilter = {}) {
  const topics = [...new Set(kinds.flatMap((one) => one.topics))].join(' ')
  useFollowLists(useMemo(() => ({ topics: topics.split(' '), lists: () => [inboxQueries.lists()] }), [topics]))
  return useInfiniteQuery(inboxQueries.waiting({ kinds: kinds.map(({ kind }) => kind).join(','), ...narrowed }))
}
