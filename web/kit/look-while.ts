import type { Problem } from './problem.ts'

const AFTER_FAILURE_MS = 30_000

/**
 * For `refetchInterval`: looked at every so often while it goes on. When all tries of one look have failed the next waits longer,
 * and what was refused is not asked again.
 */
export function lookWhile<Data>(goesOn: (data: Data | undefined) => boolean, every: number) {
  return ({ state: { data, error } }: { state: { data: Data | undefined; error: Problem | null } }): number | false => {
    if (error) return error.mayPass && AFTER_FAILURE_MS
    return goesOn(data) && every
  }
}
