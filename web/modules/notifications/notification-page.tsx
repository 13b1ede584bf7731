import { notifications } from '@diwan/contract/notifications/endpoints'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../../app/page-skeleton.tsx'
import { useInterface } from '../../kit/interface-state.ts'
import { pages } from '../../kit/queries.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'

const list = () => infiniteQueryOptions({ queryKey: ['notifications', 'list'], ...pages(notifications.list, {}) })

/** A first list, to be replaced by the module's own screens. Opening it clears the new-items flag (Q.26). */
export function NotificationPage() {
  const { t } = useTranslation('modules')
  const { data, error, isPending, refetch } = useInfiniteQuery(list())
  const rows = data?.pages.flatMap(({ items }) => items) ?? []
  useEffect(() => {
    useInterface.setState({ newItems: false })
  }, [])

  return (
    <>
      <PageHeader title={t('name_notifications')} />
      {isPending ? <PageSkeleton /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && rows.length === 0 && <EmptyState />}
      <ul>
        {rows.map(({ id, event, path, createdDate }) => (
          <li key={id}>
            <Link to={path}>{event}</Link> <RelativeOrInstant seconds={createdDate} />
          </li>
        ))}
      </ul>
    </>
  )
}
