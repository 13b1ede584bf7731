import { units } from '@diwan/contract/units/endpoints'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { query } from '../../../kit/queries.ts'
import { requestQueries } from '../api/permissions.ts'
import type { RequestList } from './use-request-list.ts'

/** How the types and units are called by which requests are narrowed. */
export function useFilterNames({ narrowing }: Pick<RequestList, 'narrowing'>) {
  const nameOf = useLocalName()
  const types = useQuery(requestQueries.form()).data?.types ?? []
  const chosen = useQueries({
    queries: valuesOf(narrowing.unit).map((id) => ({ queryKey: ['units', 'open', id], ...query(units.open, { id }) })),
  }).flatMap(({ data }) => data ?? [])
  const names = new Map([...types, ...chosen].map((one) => [one.id, nameOf(one)]))
  return { types, nameOf: (id: string): string => names.get(id) ?? '…' }
}
