import type { BulkLine } from '@diwan/contract/tickets/schemas/bulk'
import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'

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

/** How many tickets of a run have come to an end, of how many. */
export const settledOf = ({ counts: { waiting, done, refused } }: BulkLine) => ({
  settled: done + refused,
  all: waiting + done + refused,
})
