import { life } from '@diwan/contract/life/endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { pages } from '../../kit/queries.ts'

export const activityQueries = {
  all: () => ['activity'] as const,
  of: (id: string) => infiniteQueryOptions({ queryKey: [...activityQueries.all(), id], ...pages(life.activity, { id }) }),
}
