import type { Entry } from '@diwan/contract/forms/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRoomy } from '../../../kit/widths.ts'
import { formQueries } from '../api.ts'

/** Entries that ask for this person's decision, or also those they may decide in place of others. */
export type DecidedView = 'decide' | 'undecided'

/** It stays with the view it was opened in. */
export const leaveEntry = (now: object): object => ({ ...now, entry: undefined })

const none: readonly Entry[] = []

/** The entries that wait for a decision, and which entry is open: the address names it, so that Back and a reload show it again. */
export function useDeciding(view: DecidedView) {
  const { entry }: { entry?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const roomy = useRoomy()
  const list = useInfiniteQuery(formQueries.entries({ view }))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? none
  const id = typeof entry === 'string' && isUuid(entry) ? entry : undefined
  const at = rows.findIndex((row) => row.id === id)
  const next = rows[at + 1]?.id
  // the list may still hold what was decided last
  const [decidedLast, setDecided] = useState<string>()
  const first = rows.find((row) => row.id !== decidedLast)?.id
  const open = (shown: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, entry: shown }), replace: roomy, resetScroll: !roomy })
  useEffect(() => {
    // in the address at once: what arrives later at the top does not take the place of what is read
    if (roomy && id === undefined && first !== undefined) open(first)
  })
  return {
    list,
    rows,
    id,
    next,
    previous: rows[at - 1]?.id,
    open,
    /** The next one that waits takes its place, unless its reader has gone on since. */
    decided: (done: string) => {
      setDecided(done)
      void navigate({
        to: '.',
        search: (now: { entry?: unknown }) => (now.entry === done ? { ...now, entry: next } : now),
        replace: true,
        resetScroll: !roomy,
      })
    },
  }
}
