import { Skeleton } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { notificationLive, notificationQueries } from './api/queries.ts'
import { InboxLine } from './inbox-row.tsx'
import classes from './inbox-row.module.css'
import { useSentence } from './sentence.ts'

/** Objects that are shown at once: the screen has the rest. */
const SHOWN = 8

/** The newest page, followed; while it is on screen nothing that arrives is new. */
export function useLast() {
  const list = useInfiniteQuery(notificationQueries.inbox('all'))
  const fetchedAt = list.isFetching ? 0 : list.dataUpdatedAt
  useFollowLists(notificationLive)
  useEffect(() => {
    useInterface.setState({ newItems: false })
  }, [fetchedAt])
  return list
}

export interface LastRowsProps {
  readonly list: ReturnType<typeof useLast>
  readonly onOpen?: () => void
  /** Commands for the object of a row, drawn below it. */
  readonly acts?: (objectId: string) => ReactNode
}

/** One row for each object. */
export function LastRows({ list: { data, error, refetch }, onOpen, acts }: LastRowsProps) {
  const { t } = useTranslation(['notifications', 'kit'])
  const all = data?.pages.flatMap(({ items }) => items) ?? []
  const sentence = useSentence(all)
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={52} m={8} w="auto" radius={8} role="status" aria-label={t('loading', { ns: 'kit' })} />
  if (all.length === 0) return <EmptyState icon={IconBell} text={t('emptyText')} />
  return (
    <ul className={classes['rows']}>
      {all.slice(0, SHOWN).map((row) => (
        <InboxLine key={row.objectId} row={row} sentence={sentence(row)} onOpen={onOpen} after={acts?.(row.objectId)} />
      ))}
    </ul>
  )
}
