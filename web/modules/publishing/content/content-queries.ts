import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { Opened } from '../../../kit/follow.ts'
import { pages, query, type Listing } from '../../../kit/queries.ts'
import type { Answering } from './types.ts'

/** What was shown before is shown at once and fetched again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

/** What is asked of the content of a module: its lists, and one piece of it as it is written. */
export function contentQueries<L extends Listing, C extends Endpoint, O extends Answering<Opened>>(
  module: string,
  of: { readonly list: L; readonly count: C; readonly open: O },
) {
  const all = [module] as const
  const lists = [module, 'list'] as const
  return {
    all: () => all,
    lists: () => lists,
    list: (asked: Omit<SentInputOf<L>, 'after' | 'limit'>) => ({
      queryKey: [...lists, asked] as QueryKey,
      // what is left out is optional, which TypeScript cannot see through Omit
      ...pages(of.list, asked as Omit<SentInputOf<L>, 'after'>),
      ...again,
    }),
    count: (filter: SentInputOf<C>) => ({
      queryKey: [...lists, 'count', filter] as QueryKey,
      ...query(of.count, filter),
      ...again,
    }),
    open: (id: string) =>
      queryOptions({
        queryKey: [...all, 'open', id],
        queryFn: async ({ queryKey, signal }) =>
          caughtUp(queryKey, await call(of.open, { id } as unknown as SentInputOf<O>, { signal })),
        ...again,
      }),
  }
}
