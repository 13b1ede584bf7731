import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { asProblem, Problem } from '../../kit/problem.ts'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { MoreRows, type MoreRowsProps } from '../more-rows.tsx'

export interface ListRowsProps<Row> {
  readonly list: MoreRowsProps['list'] & {
    readonly data: { readonly pages: readonly { readonly items: readonly Row[] }[] } | undefined
    readonly error: Error | null
    readonly isPaused: boolean
    readonly refetch: () => unknown
  }
  readonly skeleton: ReactNode
  /** What stands in place of no rows at all. */
  readonly empty: ReactNode
  /** Where filters narrow the list: what is said of no match, and how all of them go. */
  readonly unmatched?: { readonly title: string; readonly text: string; readonly clear: () => void } | undefined
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list in each of its states: being fetched, refused, offline, empty, without a match, or its rows and the way to more. */
export function ListRows<Row>({ list, skeleton, empty, unmatched, children }: ListRowsProps<Row>) {
  const { t } = useTranslation('kit')
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (!rows && list.error)
    return <ErrorState error={list.error} {...(asProblem(list.error).status !== 403 && { onRetry: () => void list.refetch() })} />
  if (!rows && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!rows) return skeleton
  if (rows.length === 0 && unmatched) {
    const clear = (
      <Button variant="default" h={36} onClick={unmatched.clear}>
        {t('clearFilters')}
      </Button>
    )
    return <EmptyState title={unmatched.title} text={unmatched.text} action={clear} literally="noResults" />
  }
  if (rows.length === 0) return empty
  return (
    <>
      {children(rows)}
      <MoreRows list={list} />
    </>
  )
}
