import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@diwan/contract/notifications/schemas'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Letter } from '../../ui/person-chip.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import classes from './notification-list.module.css'
import { useSentence } from './sentence.ts'

interface NotificationListProps {
  rows: readonly Notification[]
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export function NotificationList({ rows, list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: NotificationListProps) {
  const { t } = useTranslation('kit')
  const sentence = useSentence(rows)
  return (
    <>
      <ul className={classes['list']}>
        {rows.map((one) => (
          <Row key={one.id} one={one} sentence={sentence(one)} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes['more']}>
          <Button variant="default" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t(isFetchingNextPage ? 'loading' : 'loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ one, sentence }: { one: Notification; sentence: string }) {
  const { t } = useTranslation('notifications')
  return (
    <li data-unseen={!one.seen || undefined}>
      <Link to={one.path} className={classes['row']}>
        <span className={classes['dot']}>{!one.seen && <VisuallyHidden>{t('unseen')}</VisuallyHidden>}</span>
        <Letter id={one.actor?.id ?? ''} name={one.actor?.fullName ?? t('somebody')} photo={one.actor?.photo} />
        <span className={classes['sentence']}>{sentence}</span>
        <span className={classes['time']}>
          <RelativeOrInstant seconds={one.createdDate} />
        </span>
      </Link>
    </li>
  )
}

const SHAPES = [0, 1, 2, 3, 4, 5]

export function NotificationListSkeleton() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['list']} role="status" aria-label={t('loading')}>
      {SHAPES.map((row) => (
        <div key={row} className={classes['row']}>
          <Skeleton height={30} width={30} circle />
          <Skeleton height={12} width="55%" radius={6} />
        </div>
      ))}
    </div>
  )
}
