import { ActionIcon, Anchor } from '@mantine/core'
import { IconChecks, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../ui/count-badge.tsx'
import { markRead } from './api/queries.ts'
import { LastRows, useLast, type LastRowsProps } from './last-rows.tsx'
import classes from './last-notifications.module.css'

/** The newest of each object, to open or to mark where they stand; "all" leads to the screen. */
export function LastNotifications({ onClose, acts }: { onClose: () => void } & Pick<LastRowsProps, 'acts'>) {
  const { t } = useTranslation(['notifications', 'releases'])
  const list = useLast()
  const unread = list.data?.pages[0]?.unread ?? { count: 0, more: false }
  return (
    <div className={classes['last']}>
      <header className={classes['head']}>
        <h2>{t('name_notifications', { ns: 'releases' })}</h2>
        <CountBadge {...unread} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          ms="auto"
          aria-label={t('markAll')}
          title={t('markAll')}
          disabled={unread.count === 0}
          onClick={() => void markRead()}
        >
          <IconChecks size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('choose')}
          title={t('choose')}
          renderRoot={(props) => <Link to="/user/profile" hash="notifications" {...props} onClick={onClose} />}
        >
          <IconSettings size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </header>
      <LastRows list={list} onOpen={onClose} {...(acts && { acts })} />
      <footer className={classes['foot']}>
        <Anchor renderRoot={(props) => <Link to="/user/notification" {...props} onClick={onClose} />}>{t('all')}</Anchor>
      </footer>
    </div>
  )
}
