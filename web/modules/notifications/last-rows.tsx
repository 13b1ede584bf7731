import { ActionIcon, Skeleton, VisuallyHidden } from '@mantine/core'
import type { Notification } from '@diwan/contract/notifications/schemas'
import { IconBell, IconCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import { markRead, notificationLive, notificationQueries } from './api.ts'
import { byObject } from './notification-list.tsx'
import { useSentence } from './sentence.ts'
import classes from './last-notifications.module.css'

/** Objects that are shown at once: the screen has the rest. */
const SHOWN = 8

/** The newest page, followed; while it is on screen nothing that arrives is new. */
export function useLast() {
  const list = useInfiniteQuery(notificationQueries.list())
  const fetchedAt = list.isFetching ? 0 : list.dataUpdatedAt
  useFollowLists(notificationLive)
  useEffect(() => {
    useInterface.setState({ newItems: false })
  }, [fetchedAt])
  return list
}

/** On home they are fewer: beside three other lists. */
export function HomeRows() {
  return <LastRows list={useLast()} most={5} />
}

interface LastRowsProps {
  readonly list: ReturnType<typeof useLast>
  readonly most?: number
  readonly onOpen?: () => void
}

/** One row for each object. */
export function LastRows({ list: { data, error, refetch }, most = SHOWN, onOpen }: LastRowsProps) {
  const { t } = useTranslation(['notifications', 'kit'])
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const sentence = useSentence(all)
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={52} m={8} w="auto" radius={8} role="status" aria-label={t('loading', { ns: 'kit' })} />
  if (all.length === 0) return <EmptyState icon={IconBell} text={t('emptyText')} />
  return (
    <ul className={classes['rows']}>
      {byObject(all)
        .slice(0, most)
        .map((told) => (
          <Row
            key={told[0].objectId}
            one={told[0]}
            sentence={sentence(told[0])}
            unread={told.some(({ seen }) => !seen)}
            onOpen={onOpen}
          />
        ))}
    </ul>
  )
}

interface RowProps {
  readonly one: Notification
  readonly sentence: string
  readonly unread: boolean
  readonly onOpen: (() => void) | undefined
}

function Row({ one, sentence, unread, onOpen }: RowProps) {
  const { t } = useTranslation('notifications')
  const open = () => {
    if (unread) void markRead(one.objectId)
    onOpen?.()
  }
  const said = (
    <>
      <Letter id={one.actor?.id ?? ''} name={one.actor?.fullName ?? t('somebody')} photo={one.actor?.photo} size={28} />
      <span className={classes['said']}>
        {sentence}
        {unread && <VisuallyHidden> {t('unseen')}</VisuallyHidden>}
        <small>
          <RelativeOrInstant seconds={one.createdDate} />
        </small>
      </span>
    </>
  )
  return (
    <li className={classes['row']} data-unseen={unread || undefined}>
      {one.path === null ? (
        <div className={classes['target']}>{said}</div>
      ) : (
        <Link to={one.path} className={classes['target']} onClick={open}>
          {said}
        </Link>
      )}
      {unread && (
        <ActionIcon
          className={classes['mark'] ?? ''}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={t('markOne')}
          title={t('markOne')}
          onClick={() => void markRead(one.objectId)}
        >
          <IconCheck size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}
