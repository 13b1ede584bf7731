import { units } from '@diwan/contract/units/endpoints'
import type { UnitHit } from '@diwan/contract/units/schemas'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { valuesOf } from '../../../kit/list/address.ts'
import { query } from '../../../kit/queries.ts'

export type UnitChoice = Pick<UnitHit, 'id' | 'nameAr' | 'nameEn'>

const keyOf = (id: string) => ['units', 'open', id] as const

/** Departments to choose from: an enrolment keeps that of its learner. */
export const unitChoices = (text: string) => ({
  queryKey: ['units', 'pick', 'department', text] as const,
  queryFn: async (): Promise<readonly UnitChoice[]> =>
    (text === '' ? await call(units.children, {}) : await call(units.search, { text, kind: 'department', limit: 20 })).items,
})

/** Names for the units of the address; one that was found by searching has its name at once. */
export function useUnitNames(ids: string | undefined) {
  const nameOf = useLocalName()
  const client = useQueryClient()
  const known = useQueries({
    queries: valuesOf(ids).map((id) => ({ queryKey: keyOf(id), ...query(units.open, { id }) })),
  }).flatMap(({ data }) => data ?? [])
  const names: Readonly<Record<string, string>> = Object.fromEntries(known.map((one) => [one.id, nameOf(one)]))
  return {
    of: (id: string) => names[id] ?? '…',
    found: (unit: UnitChoice) => client.setQueryData(keyOf(unit.id), (before: unknown) => before ?? unit),
  }
}
