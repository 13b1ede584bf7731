import type { UseQueryResult } from '@tanstack/react-query'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { BackHeader } from './back-header.tsx'
import classes from './book.module.css'

type Opening = Pick<UseQueryResult, 'data' | 'error' | 'isPaused' | 'refetch'>

/** Why a record cannot be shown; nothing while it is still fetched, and once it is there. */
export const unreadable = ({ data, error, isPaused }: Opening): Problem | null =>
  error && (!data || error.code === 'not_found') ? error : isPaused && !data ? new Problem('unavailable') : null

/** In the place of the steps, while what they are about is fetched or cannot be. */
export function Unopened({ opening, title, phone }: { opening: Opening; title: string; phone: boolean }) {
  const refused = unreadable(opening)
  const shown = refused ? (
    <ErrorState error={refused} {...(refused.mayPass && { onRetry: () => void opening.refetch() })} />
  ) : (
    <PageSkeleton />
  )
  return phone ? (
    <>
      <BackHeader title={title} />
      {shown}
    </>
  ) : (
    <section className={classes['column']}>{shown}</section>
  )
}
