import type { BULK_STATES } from '@diwan/contract/bulk/vocabulary'
import type { Endpoint } from '@diwan/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { lookWhile } from '../../kit/look-while.ts'

const LOOK_MS = 600

/** A run in one line. */
export interface RunLine {
  readonly id: string
  readonly command: string
  readonly createdDate: number
  readonly finished: boolean
  readonly counts: Readonly<Record<(typeof BULK_STATES)[number], number>>
}

/** What became of one record of a run. */
export interface RunRow {
  readonly id: string
  readonly state: (typeof BULK_STATES)[number]
  readonly code: string | null
}

type Answers<Output> = Endpoint & { readonly output: { readonly _zod: { readonly output: Output } } }

interface Runs {
  readonly items: readonly RunLine[]
}
interface Run {
  readonly finished: boolean
  readonly rows: readonly RunRow[]
}

/** The runs of one person over the records of a module. */
export function runQueries(module: string, { list, open }: { list: Answers<Runs>; open: Answers<Run> }) {
  const all = [module, 'bulk'] as const
  return {
    /** Looked at again until nothing waits any more. */
    run: (id: string) =>
      queryOptions({
        queryKey: [...all, id],
        // a run is opened by its id alone, a list takes nothing: the endpoints of every module have this shape
        queryFn: ({ signal }): Promise<Run> => call<Answers<Run>>(open, { id }, { signal }),
        refetchInterval: lookWhile<Run>((run) => !run?.finished, LOOK_MS),
      }),
    /** My own of the last day, looked at again while one of them goes on. */
    runs: () =>
      queryOptions({
        queryKey: all,
        queryFn: ({ signal }): Promise<Runs> => call<Answers<Runs>>(list, {}, { signal }),
        refetchOnMount: 'always',
        refetchInterval: lookWhile<Runs>((runs) => runs?.items.some(({ finished }) => !finished) ?? false, LOOK_MS),
      }),
  }
}
export type RunQueries = ReturnType<typeof runQueries>
