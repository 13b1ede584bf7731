import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { backOff } from './back-off.ts'
import { asProblem, type Problem } from './problem.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
    mutationMeta: { quiet?: boolean }
  }
}

let onUnseenProblem: (problem: Problem) => void = () => undefined
/** Where refusals go that no form shows by itself. */
export function showProblemsWith(show: (problem: Problem) => void): void {
  onUnseenProblem = show
}

const answered = new Map<unknown, readonly string[]>()
/** The screen asks about these refusals of a write instead of showing a toast. */
export const answerProblems = (name: string, codes: readonly string[]): unknown => answered.set(name, codes)

const TRIES = 3

const retryDelay = (attempt: number, error: unknown): number =>
  Math.max(backOff(attempt), (asProblem(error).retryAfter ?? 0) * 1_000)

export const queryClient = new QueryClient({
  queryCache: new QueryCache(),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const problem = asProblem(error)
      const [name] = mutation.options.mutationKey ?? []
      if (answered.get(name)?.includes(problem.code)) return
      if (problem.code !== 'not_signed_in' && mutation.meta?.quiet !== true) onUnseenProblem(problem)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 24 * 3_600_000, // what was seen today can be seen offline
      retry: (count, error) => asProblem(error).passesSoon && count < TRIES,
      retryDelay,
    },
    mutations: {
      retry: (count, error) => asProblem(error).passesSoon && count < TRIES,
      retryDelay,
    },
  },
})
