import { ActionIcon, Button, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@diwan/contract/notifications/schemas'
import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Letter } from '../../ui/person-chip.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import { markRead } from './api.ts'
import classes from './notification-list.module.css'
import { useSentence } from './sentence.ts'

interface NotificationListProps {
  rows: readonly Notification[]
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

export function NotificationList({ rows, list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: NotificationListProps) {
  const { t } = useTranslation('kit')
  const { t: words } = useTranslation('notifications')
  const sentence = useSentence(rows)
  return (
    <>
      <ul className={classes['list']}>
        {byObject(rows).map(([newest, ...earlier]) => (
          <li key={newest.objectId} data-unseen={[newest, ...earlier].some(({ seen }) => !seen) || undefined}>
            <Row one={newest} sentence={sentence(newest)} unread={[newest, ...earlier].some(({ seen }) => !seen)} markable />
            {earlier.length > 0 && (
              <details className={classes['earlier']}>
                <summary>{words('earlier', { count: earlier.length })}</summary>
                <ul>
                  {earlier.map((one) => (
                    <li key={one.id} data-unseen={!one.seen || undefined}>
                      <Row one={one} sentence={sentence(one)} unread={!one.seen} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
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

interface RowProps {
  one: Notification
  sentence: string
  unread: boolean
  markable?: boolean
}

function Row({ one, sentence, unread, markable = false }: RowProps) {
  const { t } = useTranslation('notifications')
  return (
    <div className={classes['line']} data-unread={unread || undefined}>
      <Target path={one.path} onOpen={() => unread && void markRead(one.objectId)}>
        <span className={classes['dot']}>{unread && <VisuallyHidden>{t('unseen')}</VisuallyHidden>}</span>
        <Letter id={one.actor?.id ?? ''} name={one.actor?.fullName ?? t('somebody')} photo={one.actor?.photo} />
        <span className={classes['sentence']}>{sentence}</span>
        <span className={classes['time']}>
          <RelativeOrInstant seconds={one.createdDate} />
        </span>
      </Target>
      {markable && unread && (
        <ActionIcon
          className={classes['mark'] ?? ''}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('markOne')}
          onClick={() => void markRead(one.objectId)}
        >
          <IconCheck size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}

/** One row for each object, in the order of its newest. */
export function byObject(rows: readonly Notification[]): [Notification, ...Notification[]][] {
  const groups = new Map<string, [Notification, ...Notification[]]>()
  for (const row of rows) {
    const group = groups.get(row.objectId)
    if (group) group.push(row)
    else groups.set(row.objectId, [row])
  }
  return [...groups.values()]
}

/** Something that may no longer be seen leads nowhere. */
function Target({ path, onOpen, children }: { path: string | null; onOpen: () => void; children: ReactNode }) {
  if (path === null) return <div className={classes['target']}>{children}</div>
  return (
    <Link to={path} className={classes['target']} onClick={onOpen}>
      {children}
    </Link>
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
