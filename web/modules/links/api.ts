import { find } from '@diwan/contract/find/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { call } from '../../kit/call.ts'
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
  /** Records of these kinds that a search finds, of what this reader sees; never the record itself. */
  found: async (id: string, kinds: readonly string[], text: string): Promise<readonly Findable[]> =>
    (await call(find.search, { q: text, kinds: kinds.join(',') })).groups.flatMap(({ items }) =>
      items.filter((one) => one.id !== id).map((one) => ({ id: one.id, shortId: one.shortId, title: one.title.text })),
    ),
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
