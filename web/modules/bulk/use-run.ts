import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RunLine } from './api.ts'

/** The list of runs, or one of them by its id: in the address, so that a reload goes on showing how far it came. */
export function useRun() {
  const { run }: { run?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (shown: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, run: shown }), replace: true, resetScroll: false })
  return {
    listed: run === 'all',
    run: typeof run === 'string' && isUuid(run) ? run : undefined,
    list: () => show('all'),
    open: (id: string) => show(id),
    close: () => show(undefined),
  }
}

/** How many records of a run have come to an end, of how many. */
export const settledOf = ({ counts: { waiting, done, refused } }: RunLine) => ({
  settled: done + refused,
  all: waiting + done + refused,
})
