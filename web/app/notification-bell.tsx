import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { holds } from '@diwan/contract/access/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInterface } from '../kit/interface-state.ts'
import { useFollowLists } from '../kit/follow.ts'
import { useSession } from '../kit/session.ts'
import { notificationQueries, unreadLive } from '../modules/notifications/public.ts'
import { CountBadge, useCountText } from '../ui/count-badge.tsx'
import classes from './notification-bell.module.css'

/** What the portal counts as unread; the flag says that something arrived which the notification screen has not shown yet. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const newItems = useInterface((state) => state.newItems)
  const unread = useUnread()
  const text = useCountText(unread)
  const label = newItems ? t('notificationsNew') : text === '' ? t('notifications') : t('notificationsUnread', { unread: text })
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes['bell'] ?? ''}
      data-new-items={newItems || undefined}
      aria-label={label}
      renderRoot={(props) => <Link to="/user/notification" {...props} />}
    >
      <IconBell size={19} stroke={1.6} aria-hidden />
      <span className={classes['count']} aria-hidden>
        <CountBadge {...unread} />
      </span>
    </ActionIcon>
  )
}

const NONE = { count: 0, more: false }

function useUnread() {
  const mayRead = holds(useSession()?.permissions ?? [], 'notifications', 'view')
  const { data = NONE } = useQuery({ ...notificationQueries.unread(), enabled: mayRead })
  useFollowLists(unreadLive)
  return mayRead ? data : NONE
}
