import { textOf } from '@diwan/core/document'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { LinkedTexts } from '../links/public.ts'
import { ticketQueries } from './api.ts'

/** A conversation whose short ids and links lead where this reader may go. */
export function LinkedThread({ id, children }: { id: string; children: ReactNode }) {
  const { data } = useInfiniteQuery(ticketQueries.thread(id))
  const texts = useMemo(
    () =>
      data?.pages.flatMap(({ items }) => items.flatMap((entry) => (entry.kind === 'event' ? [] : [textOf(entry.body)]))) ?? [],
    [data],
  )
  return (
    <LinkedTexts id={id} texts={texts}>
      {children}
    </LinkedTexts>
  )
}
