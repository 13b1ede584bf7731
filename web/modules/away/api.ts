import { away } from '@diwan/contract/away/endpoints'
import { MAX_AWAY_ASKED } from '@diwan/contract/away/limits'
import { units } from '@diwan/contract/units/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { pages } from '../../kit/queries.ts'

/** Those of these people who are away today, by id. */
export async function awayAmong(ids: readonly string[]) {
  const questions = Array.from({ length: Math.ceil(ids.length / MAX_AWAY_ASKED) }, (_, at) =>
    call(away.today, { ids: ids.slice(at * MAX_AWAY_ASKED, (at + 1) * MAX_AWAY_ASKED).join(',') }),
  )
  return new Map((await Promise.all(questions)).flatMap(({ items }) => items.map((one) => [one.id, one] as const)))
}

const RENEWED_MS = 60_000

interface UnitAsked {
  readonly unitId?: string
  readonly from: string
  readonly to: string
}

export const awayQueries = {
  all: () => ['away'] as const,
  unit: (asked: UnitAsked) =>
    infiniteQueryOptions({
      queryKey: [...awayQueries.all(), 'unit', asked],
      ...pages(away.unit, asked),
      refetchInterval: RENEWED_MS,
      refetchOnMount: 'always',
    }),
  /** How many people of these units are away today; of the department of the reader without one. */
  unitsToday: (unitIds: readonly string[]) =>
    queryOptions({
      queryKey: [...awayQueries.all(), 'today', unitIds],
      queryFn: () => call(away.unitsToday, unitIds.length === 0 ? {} : { ids: unitIds.join(',') }),
      refetchInterval: RENEWED_MS,
    }),
  units: (text: string) => ({
    queryKey: ['units', 'absences', text],
    queryFn: async () => (text === '' ? await call(units.children, {}) : await call(units.search, { text, limit: 20 })).items,
  }),
}
