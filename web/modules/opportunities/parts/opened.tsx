import type { OpenOpportunity } from '@diwan/contract/opportunities/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader, type Crumb } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { opportunityQueries } from '../api.ts'
import { opportunityLive } from '../live.ts'

interface Props {
  readonly id: string
  /** None beside a list, where the record has no header of a page. */
  readonly crumbs: readonly Crumb[]
  readonly children: (of: OpenOpportunity) => ReactNode
}

/** One opportunity, kept as it is at the portal while it is shown. */
export function OpenedOpportunity(props: Props) {
  return isUuid(props.id) ? <Opened {...props} /> : <Refused crumbs={props.crumbs} error={new Problem('not_found', 404)} />
}

function Opened({ id, crumbs, children }: Props) {
  const { data, error, isPaused, refetch } = useQuery(opportunityQueries.open(id))
  useFollow(opportunityLive, id)
  if (error && (!data || error.code === 'not_found'))
    return <Refused crumbs={crumbs} error={error} onRetry={() => void refetch()} />
  if (data) return children(data)
  return isPaused ? <Refused crumbs={crumbs} error={new Problem('unavailable')} /> : <PageSkeleton />
}

/** Foreign and missing records answer alike, so that no one learns which it is. */
export function Refused({ crumbs, error, onRetry }: { crumbs: readonly Crumb[]; error: Problem; onRetry?: () => void }) {
  const { t } = useTranslation('releases')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      {crumbs.length > 0 && <PageHeader title={t('name_opportunity')} crumbs={crumbs} />}
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
