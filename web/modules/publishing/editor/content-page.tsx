import { isUuid } from '@diwan/core/identifiers'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFollow, type Live, type Opened } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import type { ContentPlaces } from '../types.ts'

interface OpenedContentProps<D extends Opened, K extends QueryKey> {
  readonly id: string
  readonly live: Live<D, K>
  readonly places: ContentPlaces
  /** The name of the list that it belongs to. */
  readonly list: string
  readonly children: (opened: D) => ReactNode
}

/** A record that the portal has, followed as others change it. */
export function OpenedContent<D extends Opened, K extends QueryKey>(props: OpenedContentProps<D, K>) {
  const { id, live, places, list, children } = props
  const known = isUuid(id)
  const { data, error, refetch } = useQuery({ ...live.open(id), enabled: known })
  useFollow(live, id)
  const refused = known ? error : new Problem('not_found', 404)
  if (!refused || (data && refused.code !== 'not_found')) return data ? children(data) : <PageSkeleton />
  const isFinal = refused.status === 403 || refused.status === 404
  return (
    <>
      <PageHeader title={list} crumbs={[{ label: list, to: places.list, search: {} }]} />
      <ErrorState error={refused} {...(!isFinal && { onRetry: () => void refetch() })} />
    </>
  )
}
