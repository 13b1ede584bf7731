import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { BARS_A_PAGE, MAX_BARS } from '@diwan/contract/timeline/limits'
import type { Bar, BarPage } from '@diwan/contract/timeline/schemas'
import type { TimelineScope } from '@diwan/contract/timeline/vocabulary'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import type { LiveLists } from '../../kit/follow.ts'
import { query } from '../../kit/queries.ts'

type Bars = Endpoint<object, object, BarPage>

export interface AllBars {
  readonly bars: readonly Bar[]
  /** There are more than a screen holds. */
  readonly more: boolean
}

/** Page by page, up to what a screen holds. */
export async function allBars<E extends Bars>(
  endpoint: E,
  asked: Omit<SentInputOf<E>, 'after' | 'limit'>,
  signal: AbortSignal,
): Promise<AllBars> {
  const bars: Bar[] = []
  let after: string | null = null
  do {
    const input = { ...asked, limit: BARS_A_PAGE, ...(after !== null && { after }) } as SentInputOf<E>
    const page = (await call(endpoint, input, { signal })) as OutputOf<Bars>
    bars.push(...page.items)
    after = page.next
  } while (after !== null && bars.length < MAX_BARS)
  return { bars, more: after !== null }
}

interface Range {
  readonly from: string
  readonly to: string
}

export const timelineQueries = {
  all: () => ['timeline'] as const,
  list: (asked: Range & { readonly scope: TimelineScope }) =>
    queryOptions({
      queryKey: [...timelineQueries.all(), 'list', asked],
      queryFn: ({ signal }) => allBars(timeline.list, asked, signal),
      refetchOnMount: 'always',
    }),
  daysOff: (range: Range) =>
    queryOptions({ queryKey: [...timelineQueries.all(), 'days off', range], ...query(timeline.daysOff, range) }),
}

/** What is assigned and moved elsewhere shows at once. */
export const timelineLists: LiveLists = { topics: ['tasks'], lists: () => [timelineQueries.all()] }
