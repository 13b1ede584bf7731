import type { Endpoint, SentInputOf } from '@diwan/contract/kit/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../kit/call.ts'
import { lookWhile } from '../../kit/look-while.ts'
import type { RunLine, RunRow } from './types.ts'

const LOOK_MS = 600

type Answers<Output> = Endpoint & { readonly output: { readonly _zod: { readonly output: Output } } }

interface Runs {
  readonly items: readonly RunLine[]
}
interface Run {
  readonly finished: boolean
  readonly rows: readonly RunRow[]
}

/** The runs of one person over the records of a module. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the literal type of the caller is kept
export function runQueries<L extends Answers<Runs>, O extends Answers<Run>>(
  module: string,
  { list, open }: { list: L; open: O },
) {
  const all = [module, 'bulk'] as const
  return {
    /** Looked at again until nothing waits any more. */
    run: (id: string) =>
      queryOptions({
        queryKey: [...all, id],
        // a run is opened by its id alone, a list takes nothing: the endpoints of every module have this shape
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler asks for it
        queryFn: ({ signal }): Promise<Run> => call<Answers<Run>>(open, { id } as SentInputOf<O>, { signal }),
        refetchInterval: lookWhile<Run>((run) => !run?.finished, LOOK_MS),
      }),
    /** My own of the last day, looked at again while one of them goes on. */
    runs: () =>
      queryOptions({
        queryKey: all,
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the compiler asks for it
        queryFn: ({ signal }): Promise<Runs> => call<Answers<Runs>>(list, {} as SentInputOf<L>, { signal }),
        refetchOnMount: 'always',
        refetchInterval: lookWhile<Runs>((runs) => runs?.items.some(({ finished }) => !finished) ?? false, LOOK_MS),
      }),
  }
}
export type RunQueries = ReturnType<typeof runQueries>
