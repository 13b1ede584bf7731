import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useInterface } from '../kit/interface-state.ts'
import classes from './notification-bell.module.css'

/** The flag says that something arrived which the notification screen has not shown yet. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const newItems = useInterface((state) => state.newItems)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes['bell'] ?? ''}
      data-new-items={newItems || undefined}
      aria-label={t(newItems ? 'notificationsNew' : 'notifications')}
      renderRoot={(props) => <Link to="/user/notification" {...props} />}
    >
      <IconBell size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
