import { find } from '@diwan/contract/find/endpoints'
import { links } from '@diwan/contract/links/endpoints'
import { MAX_CARDS } from '@diwan/contract/links/limits'
import type { LinkedRecord } from '@diwan/contract/links/schemas'
import { MAX_QUESTION } from '@diwan/contract/search/limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { inPortions } from '../../kit/in-portions.ts'
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
  /** Cards of records by their ids: of those this reader may see. */
  cards: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...linkQueries.all(), 'cards', ids.join(',')],
      queryFn: ({ signal }) =>
        inPortions(ids, MAX_CARDS, async (some) => (await call(links.cards, { ids: some.join(',') }, { signal })).items),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
    }),
  /** Records of every kind that can be shown as a card, by short id, title and words. */
  findable: (text: string) => ({
    queryKey: [...linkQueries.all(), 'findable', text] as readonly unknown[],
    queryFn: async (): Promise<readonly LinkedRecord[]> => {
      if (text === '') return []
      const { groups } = await call(find.search, { q: text.slice(0, MAX_QUESTION) })
      const ids = groups.flatMap(({ items }) => items.map(({ id }) => id)).slice(0, MAX_CARDS)
      if (ids.length === 0) return []
      const cards = new Map((await call(links.cards, { ids: ids.join(',') })).items.map((card) => [card.id, card]))
      return ids.flatMap((id) => cards.get(id) ?? [])
    },
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
