import { favourites } from '@diwan/contract/favourites/endpoints'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

const KNOWN_MS = 60_000

export const favouriteQueries = {
  all: () => ['favourites'] as const,
  list: () => queryOptions({ queryKey: [...favouriteQueries.all(), 'list'], ...query(favourites.list, {}), staleTime: KNOWN_MS }),
}

/** Changed in another browser of the person. */
export const favouriteLists: LiveLists = { topics: ['favourites'], lists: () => [favouriteQueries.all()] }

const done = (client: QueryClient, list: OutputOf<typeof favourites.list>) =>
  void client.setQueryData(favouriteQueries.list().queryKey, list)
for (const endpoint of [favourites.add, favourites.remove, favourites.move]) registerWrite(endpoint, { done })
