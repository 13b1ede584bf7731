import { useInfiniteQuery } from '@tanstack/react-query'
import type { DecisionKind } from '../../../kit/decisions.ts'
import { inboxQueries } from '../api.ts'

interface Listed {
  readonly id: string
  readonly kind: string
}

/**
 * The kind of the open record: its row says it, or the portal where the record is not among the rows that were read. Nothing until that is
 * known, `gone` where it no longer waits for the reader.
 */
export function useKind(
  kinds: readonly DecisionKind[],
  id: string | undefined,
  rows: readonly Listed[],
): DecisionKind | 'gone' | undefined {
  const row = rows.find((one) => one.id === id)
  const sole = kinds.length === 1 ? kinds[0] : undefined
  const looked = useInfiniteQuery({
    ...inboxQueries.waiting({ id: id ?? '' }),
    enabled: id !== undefined && row === undefined && sole === undefined,
  })
  const found = row ?? looked.data?.pages[0]?.items[0]
  const kind = sole ?? kinds.find((one) => one.kind === found?.kind)
  return kind ?? (looked.data || looked.error ? 'gone' : undefined)
}
