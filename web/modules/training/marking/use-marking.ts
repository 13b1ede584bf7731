import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useRoomy } from '../../../kit/widths.ts'
import { courseQueries } from '../api/api.ts'

const none: readonly Enrolment[] = []

/** The learners of a course who wait to be marked, and whose answers are open: the address names them. */
export function useMarking(courseId: string) {
  const { enrolment }: { enrolment?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const roomy = useRoomy()
  const list = useInfiniteQuery(courseQueries.enrolments({ view: 'marking', courseId }))
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? none
  const id = typeof enrolment === 'string' && isUuid(enrolment) ? enrolment : undefined
  const at = rows.findIndex((row) => row.id === id)
  const next = rows[at + 1]?.id
  // the list may still hold who was marked last
  const [markedLast, setMarked] = useState<string>()
  const first = rows.find((row) => row.id !== markedLast)?.id
  const open = (shown: string | undefined) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, enrolment: shown }), replace: roomy, resetScroll: !roomy })
  useEffect(() => {
    // in the address at once: who arrives later at the top does not take the place of what is read
    if (roomy && id === undefined && first !== undefined) open(first)
  })
  return {
    list,
    rows,
    id,
    next,
    previous: rows[at - 1]?.id,
    open,
    /** The next one who waits takes the place, unless the reader has gone on since. */
    marked: (done: string) => {
      setMarked(done)
      void navigate({
        to: '.',
        search: (now: { enrolment?: unknown }) => (now.enrolment === done ? { ...now, enrolment: next } : now),
        replace: true,
        resetScroll: !roomy,
      })
    },
  }
}
