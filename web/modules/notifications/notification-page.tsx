import { ActionIcon, Skeleton } from '@mantine/core'
import { inboxList } from '@diwan/contract/notifications/list'
import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { IconBell, IconChecks } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { oneOf } from '../../kit/list/address.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListRows } from '../../ui/list/list-rows.tsx'
import { ViewLinks } from '../../ui/list/view-links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { markRead, notificationLive, notificationQueries } from './api/queries.ts'
import { Earlier } from './earlier.tsx'
import { InboxLine } from './inbox-row.tsx'
import classes from './notification-page.module.css'
import { useSentence } from './sentence.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { WhenSnoozed } from './when-snoozed.tsx'

interface NotificationPageProps {
  /** Commands for the object of a row, drawn below it. */
  readonly acts?: (objectId: string) => ReactNode
}

export function NotificationPage({ acts }: NotificationPageProps) {
  const { t } = useTranslation(['notifications', 'releases'])
  const asked: { view?: unknown } = useSearch({ strict: false })
  const view = oneOf(inboxList.views, asked.view) ?? 'all'
  const list = useInfiniteQuery(notificationQueries.inbox(view))
  const fetchedAt = list.isFetching ? 0 : list.dataUpdatedAt
  const unread = list.data?.pages[0]?.unread
  const screen = useRef<HTMLDivElement>(null)
  useFollowLists(notificationLive)
  useInboxKeys(screen)
  // At the opening, and at each arrival while it is open (Q.26).
  useEffect(() => {
    useInterface.setState({ newItems: false })
  }, [fetchedAt])
  return (
    <div ref={screen}>
      <PageHeader
        title={t('name_notifications', { ns: 'releases' })}
        count={unread}
        flush
        tabs={
          <ViewLinks
            label={t('views')}
            param="view"
            views={inboxList.views}
            current={view}
            labelOf={(one) => t(`view_${one}`)}
            counts={unread && { unread }}
          />
        }
        action={
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('markAll')}
            title={t('markAll')}
            disabled={!unread?.count}
            onClick={() => void markRead()}
          >
            <IconChecks size={18} stroke={1.75} aria-hidden />
          </ActionIcon>
        }
      />
      <ListRows
        list={list}
        skeleton={<Shapes />}
        empty={<EmptyState icon={IconBell} title={t(`none_${view}`)} text={t(`empty_${view}`)} literally="noData" />}
      >
        {(rows) => <Rows rows={rows} acts={acts} />}
      </ListRows>
    </div>
  )
}

function Rows({ rows, acts }: { rows: readonly InboxRow[]; acts: NotificationPageProps['acts'] }) {
  const sentence = useSentence(rows)
  return (
    <ul className={classes['list']}>
      {rows.map((row) => (
        <InboxLine
          key={row.objectId}
          row={row}
          sentence={sentence(row)}
          below={<WhenSnoozed row={row} />}
          after={
            <>
              {acts?.(row.objectId)}
              <Earlier row={row} />
            </>
          }
        />
      ))}
    </ul>
  )
}

const SHAPES = [0, 1, 2, 3, 4, 5]

function Shapes() {
  const { t } = useTranslation('kit')
  return (
    <div className={classes['shapes']} role="status" aria-label={t('loading')}>
      {SHAPES.map((row) => (
        <div key={row}>
          <Skeleton height={28} width={28} circle />
          <Skeleton height={12} width="55%" radius={6} />
        </div>
      ))}
    </div>
  )
}
