import type { TalkEndpoints } from '@diwan/contract/talk/endpoints'
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import { pages, query } from '../../../kit/queries.ts'
import type { TalkPage } from '../live/thread-page.ts'

/** A cached page is shown at once and fetched again, because nothing followed it while its screen was closed. */
const again = { refetchOnMount: 'always' } as const
const NEWER = 'newer:'
/** A message by its id, or a moment in seconds. */
export type Place = string | number

/** The queries for the messages of one kind of record. */
export function talkQueries(module: string, endpoints: TalkEndpoints) {
  const all = [module, 'talk'] as const
  return {
    /** A followed query: the live changes of the record are folded into it. */
    thread: (id: string) =>
      infiniteQueryOptions({
        queryKey: [...all, 'thread', id] as readonly unknown[],
        initialPageParam: null as string | null,
        queryFn: async ({ queryKey, pageParam, signal }): Promise<TalkPage> => {
          const page = await call(endpoints.page, { id, ...(pageParam !== null && { after: pageParam }) }, { signal })
          if (pageParam !== null) return page
          const newest: InfiniteData<TalkPage, string | null> = { pages: [page], pageParams: [null] }
          return caughtUp(queryKey, newest).pages[0] ?? page
        },
        getNextPageParam: (last) => last.next,
        getPreviousPageParam: () => null,
        ...again,
      }),
    /** The replies in the thread of one message. */
    replies: (id: string, threadOf: string) =>
      infiniteQueryOptions({
        queryKey: [...all, 'replies', id, threadOf] as readonly unknown[],
        initialPageParam: null as string | null,
        queryFn: ({ pageParam, signal }): Promise<TalkPage> =>
          call(endpoints.page, { id, threadOf, ...(pageParam !== null && { after: pageParam }) }, { signal }),
        getNextPageParam: (last) => last.next,
        getPreviousPageParam: () => null,
        ...again,
      }),
    threads: (id: string) => [...all, 'replies', id] as const,
    pinned: (id: string) =>
      queryOptions({ queryKey: [...all, 'pinned', id] as readonly unknown[], ...query(endpoints.pinned, { id }), ...again }),
    shared: (id: string, kind: 'media' | 'documents' | 'links') =>
      infiniteQueryOptions({
        queryKey: [...all, 'shared', id, kind] as readonly unknown[],
        ...pages(endpoints.shared, { id, kind }),
        ...again,
      }),
    readers: (id: string, messageId: string) =>
      infiniteQueryOptions({
        queryKey: [...all, 'readers', id, messageId] as readonly unknown[],
        ...pages(endpoints.readers, { id, messageId }),
        ...again,
      }),
    starred: () =>
      infiniteQueryOptions({ queryKey: [...all, 'starred'] as readonly unknown[], ...pages(endpoints.starred, {}), ...again }),
    windows: (id: string) => [...all, 'around', id] as const,
    /** A message between its neighbours, read on in both directions. */
    around: (id: string, place: Place) =>
      infiniteQueryOptions({
        queryKey: [...all, 'around', id, place] as readonly unknown[],
        initialPageParam: null as string | null,
        queryFn: async ({ pageParam, signal }): Promise<TalkPage> => {
          if (pageParam === null) {
            const window =
              typeof place === 'string'
                ? call(endpoints.around, { id, messageId: place }, { signal })
                : call(endpoints.at, { id, at: place }, { signal })
            const { items, older, newer } = await window
            return { items, next: older, newer, read: [] }
          }
          if (!pageParam.startsWith(NEWER)) return call(endpoints.page, { id, after: pageParam }, { signal })
          const after = pageParam.slice(NEWER.length)
          const { next, ...page } = await call(endpoints.page, { id, after, newer: 'true' }, { signal })
          return { ...page, next: null, newer: next }
        },
        getNextPageParam: (last) => last.next,
        getPreviousPageParam: ({ newer }) => (newer ? `${NEWER}${newer}` : null),
        ...again,
      }),
    counts: () => [...all, 'unread'] as const,
    unread: (ids: readonly string[]) =>
      queryOptions({
        queryKey: [...all, 'unread', ...ids.toSorted()] as readonly unknown[],
        ...query(endpoints.unread, { ids: ids.join(',') }),
        enabled: ids.length > 0,
        ...again,
      }),
  }
}
export type TalkQueries = ReturnType<typeof talkQueries>
