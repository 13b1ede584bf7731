import { customFields } from '@diwan/contract/custom-fields/endpoints'
import { queryOptions } from '@tanstack/react-query'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'
import { registerWrite } from '../../kit/write.ts'

export const customQueries = {
  all: () => ['custom-fields'] as const,
  sets: () =>
    queryOptions({ queryKey: [...customQueries.all(), 'sets'], ...query(customFields.sets, {}), refetchOnMount: 'always' }),
  /** What records of a kind are asked now. */
  asked: (kind: string) =>
    queryOptions({
      queryKey: [...customQueries.all(), 'asked', kind],
      ...query(customFields.asked, { kind }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** The settings hint when they are other ones. */
export const customLive: LiveLists = { topics: ['settings'], lists: () => [customQueries.all()] }

registerWrite(customFields.save, { renews: [customQueries.all()], says: ['custom-fields', 'saved'] })
registerWrite(customFields.change)

/** Names of records that were chosen in a filter, until the page is reloaded. */
const kept = new Map<string, string>()
export const keepName = (id: string, name: string): void => void kept.set(id, name)
export const keptName = (id: string): string | undefined => kept.get(id)
