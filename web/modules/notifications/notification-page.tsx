import { Button } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { Problem } from '../../kit/problem.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { markRead, notificationLive, notificationQueries } from './api.ts'
import classes from './notification-list.module.css'
import { NotificationList, NotificationListSkeleton } from './notification-list.tsx'

export function NotificationPage() {
  const { t } = useTranslation('releases')
  return (
    <>
      <PageHeader title={t('name_notifications')} subtitle={t('about_notifications')} />
      <Notifications />
    </>
  )
}

function Notifications() {
  const { t } = useTranslation('notifications')
  const list = useInfiniteQuery(notificationQueries.list())
  const rows = list.data?.pages.flatMap(({ items }) => items)
  const fetchedAt = list.isFetching ? 0 : list.dataUpdatedAt
  const unread = list.data?.pages[0]?.unread ?? { count: 0, more: false }
  useFollowLists(notificationLive)
  // At the opening, and at each arrival while it is open (Q.26).
  useEffect(() => {
    useInterface.setState({ newItems: false })
  }, [fetchedAt])

  if (!rows && list.error) {
    return <ErrorState error={list.error} {...(list.error.status !== 403 && { onRetry: () => void list.refetch() })} />
  }
  if (!rows && list.isPaused) return <ErrorState error={new Problem('unavailable')} />
  if (!rows) return <NotificationListSkeleton />
  if (rows.length === 0) return <EmptyState icon={IconBell} text={t('emptyText')} />
  return (
    <>
      <div className={classes['tools']}>
        <span role="status">{unread.more ? t('unreadMore', unread) : t('unread', { count: unread.count })}</span>
        <Button variant="default" h={36} disabled={unread.count === 0} onClick={() => void markRead()}>
          {t('markAll')}
        </Button>
      </div>
      <NotificationList rows={rows} list={list} />
    </>
  )
}
