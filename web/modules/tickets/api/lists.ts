import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { ticketBulk } from '@diwan/contract/tickets/endpoints/bulk'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { runQueries } from '../../bulk/public.ts'

export type TicketView = 'requested' | 'queue'
export type TicketListQuery = Omit<SentInputOf<typeof tickets.list>, 'after' | 'limit'> & { view: TicketView }
export type TicketFilter = SentInputOf<typeof tickets.count>

const FIRST = 5

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
export const again = { refetchOnMount: 'always' } as const

/** What a list of tickets asks for: its screen loads nothing of the thread. */
export const listQueries = {
  all: () => ['tickets'] as const,
  lists: () => [...listQueries.all(), 'list'] as const,
  list: (asked: TicketListQuery) =>
    infiniteQueryOptions({ queryKey: [...listQueries.lists(), asked], ...pages(tickets.list, asked), ...again }),
  /** The newest few: for home. */
  first: (asked: TicketListQuery) =>
    queryOptions({
      queryKey: [...listQueries.lists(), 'first', asked],
      ...query(tickets.list, { ...asked, limit: FIRST }),
      ...again,
    }),
  /** Among the lists: what is heard of them is heard of their search. */
  search: (filter: TicketFilter, q: string) =>
    infiniteQueryOptions({
      queryKey: [...listQueries.lists(), filter, 'search', q],
      ...pages(tickets.search, { ...filter, q }),
      ...again,
      placeholderData: keepPreviousData,
    }),
  counts: () => [...listQueries.all(), 'count'] as const,
  count: (filter: TicketFilter) =>
    queryOptions({ queryKey: [...listQueries.counts(), filter], ...query(tickets.count, filter), ...again }),
  /** How many of them may be exported. */
  exportable: (filter: TicketFilter) => ({
    queryKey: [...listQueries.counts(), 'exportable', filter] as readonly unknown[],
    ...query(tickets.exportable, filter),
    ...again,
  }),
  /** Of each queue of a side. */
  queues: (view: TicketView) =>
    queryOptions({ queryKey: [...listQueries.counts(), 'queues', view], ...query(tickets.counts, { view }), ...again }),
  bulk: runQueries('tickets', ticketBulk),
}

export const ticketLists: LiveLists = { topics: ['tickets'], lists: () => [listQueries.lists(), listQueries.counts()] }
