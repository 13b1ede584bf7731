import { chatForward } from '@diwan/contract/chat/endpoints'
import { MAX_ORIGINS } from '@diwan/contract/chat/limits'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../kit/queries.ts'
import { chatQueries } from './api.ts'

/** Where these messages were said first, as many of them as may be asked about at once in each query. */
export function originQueries(ids: readonly string[]) {
  const sorted = ids.toSorted()
  const parts = Array.from({ length: Math.ceil(sorted.length / MAX_ORIGINS) }, (_, n) =>
    sorted.slice(n * MAX_ORIGINS, (n + 1) * MAX_ORIGINS).join(','),
  )
  return parts.map((part) =>
    queryOptions({ queryKey: [...chatQueries.all(), 'origins', part] as const, ...query(chatForward.origins, { ids: part }) }),
  )
}
