import { links } from '@diwan/contract/links/endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

const KNOWN_MS = 60_000

export const linkQueries = {
  all: () => ['links'] as const,
  of: (id: string) =>
    queryOptions({ queryKey: [...linkQueries.all(), 'of', id], ...query(links.list, { id }), refetchOnMount: 'always' }),
  /** Short ids in upper case, sorted: the same question is asked once. */
  named: (shortIds: readonly string[]) =>
    queryOptions({
      queryKey: [...linkQueries.all(), 'named', shortIds.join(',')],
      ...query(links.named, { shortIds: shortIds.join(',') }),
      enabled: shortIds.length > 0,
      placeholderData: keepPreviousData,
      staleTime: KNOWN_MS,
    }),
}

/** What can be linked, as its module finds it. */
export interface Findable {
  readonly id: string
  /** Nothing where its kind has none. */
  readonly shortId: string | null
  readonly title: string
}

/** A link was made or removed, or what is linked moved: then the topic of its kind has a hint. */
export const linkLive = (topic: string): LiveLists => ({ topics: [topic], lists: () => [linkQueries.all()] })

for (const endpoint of [links.link, links.unlink]) registerWrite(endpoint, { renews: [linkQueries.all()] })
