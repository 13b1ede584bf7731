import type { Endpoint, OutputOf, SentInputOf } from '@diwan/contract/kit/endpoint'
import type { QueryFunctionContext } from '@tanstack/react-query'
import { call } from './call.ts'

interface Page<Row = unknown> {
  items: Row[]
  next: string | null
}
/** An endpoint that answers a page of these. */
export type Listing<Row = unknown> = Endpoint & { output: { _zod: { output: Page<Row> } } }
type PageContext = Pick<QueryFunctionContext, 'signal'> & { pageParam: string | null }

/** For infiniteQueryOptions: pages `{ items, next }` fetched one after the other by their cursor. */
export function pages<E extends Listing>(endpoint: E, filter: Omit<SentInputOf<E>, 'after'>) {
  return {
    queryFn: ({ pageParam, signal }: PageContext): Promise<OutputOf<E>> =>
      // the rest of the input plus the cursor is the input again, which TypeScript cannot see through Omit
      call(endpoint, { ...filter, ...(pageParam !== null && { after: pageParam }) } as SentInputOf<E>, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: OutputOf<E>): string | null => (last as Page).next,
  }
}

/** For queryOptions: one answer. */
export function query<E extends Endpoint>(endpoint: E, input: SentInputOf<E>) {
  return {
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<OutputOf<E>> => call(endpoint, input, { signal }),
  }
}
