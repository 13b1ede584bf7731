import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRoomy } from '../../../kit/widths.ts'
import type { ListRowsProps } from '../../../ui/list/list-rows.tsx'

export interface Decidable {
  readonly id: string
  readonly version: number
  /** The reader decided it a moment ago: it no longer waits. */
  readonly pending?: unknown
}

export interface Deciding<Row extends Decidable = Decidable> {
  readonly list: ListRowsProps<Row>['list']
  readonly rows: readonly Row[]
  /** Those that still wait. */
  readonly waiting: readonly Row[]
  readonly id: string | undefined
  readonly next: string | undefined
  readonly previous: string | undefined
  readonly open: (id: string | undefined) => void
  /** The next one that waits takes its place, unless its reader has gone on since. */
  readonly decided: (id: string) => void
}

/** A list of what waits for a decision, and which record is open: the address names it, so that Back and a reload show it again. */
export function useDeciding<Row extends Decidable>(list: ListRowsProps<Row>['list'], param: string): Deciding<Row> {
  const { [param]: opened }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const roomy = useRoomy()
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? []
  const waiting = rows.filter(({ pending }) => !pending)
  const id = typeof opened === 'string' && isUuid(opened) ? opened : undefined
  const at = rows.findIndex((row) => row.id === id)
  const next = rows.find((row, place) => place > at && !row.pending)?.id
  const previous = rows.findLast((row, place) => place < at && !row.pending)?.id
  // the list may still hold what was decided last
  const [decidedLast, setDecided] = useState<string>()
  const first = waiting.find((row) => row.id !== decidedLast)?.id
  const open = (shown: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, [param]: shown }), replace: roomy, resetScroll: !roomy })
  useEffect(() => {
    // in the address at once: what arrives later at the top does not take the place of what is read
    if (roomy && id === undefined && first !== undefined) open(first)
  })
  return {
    list,
    rows,
    waiting,
    id,
    next: at < 0 ? undefined : next,
    previous: at < 0 ? undefined : previous,
    open,
    decided: (done: string) => {
      setDecided(done)
      const after = at < 0 ? undefined : next
      void navigate({
        to: '.',
        search: (now: Readonly<Record<string, unknown>>) => (now[param] === done ? { ...now, [param]: after } : now),
        replace: true,
        resetScroll: !roomy,
      })
    },
  }
}
