import { chatScheduled } from '@diwan/contract/chat/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../../kit/follow.ts'
import { query } from '../../../kit/queries.ts'
import { chatQueries } from './api.ts'

/** What this person scheduled, in all chats. */
export const scheduledQuery = () =>
  queryOptions({
    queryKey: [...chatQueries.all(), 'scheduled'] as const,
    ...query(chatScheduled.list, {}),
    refetchOnMount: 'always' as const,
  })

export const scheduledLists: LiveLists = { topics: ['scheduled'], lists: () => [scheduledQuery().queryKey] }
