import { Skeleton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/error-state.tsx'
import { HomeCard, HomeRows, NothingHere } from '../../../ui/home-card.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { listQueries, type TicketListQuery } from '../api/lists.ts'
import classes from './home-list.module.css'

interface HomeListProps {
  readonly title: string
  readonly icon: Icon
  readonly asked: TicketListQuery
  /** What it says while it holds nothing. */
  readonly none: string
  readonly all: ReactNode
}

/** The newest few of one list, counted by it. */
export function HomeList({ title, icon, asked, none, all }: HomeListProps) {
  const { t } = useTranslation('kit')
  const { data: count } = useQuery(listQueries.count(asked))
  const { data, error, refetch } = useQuery(listQueries.first(asked))
  return (
    <HomeCard title={title} icon={icon} count={count} all={all}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={36} m={10} w="auto" radius={8} role="status" aria-label={t('loading')} />}
      {data?.items.length === 0 && <NothingHere>{none}</NothingHere>}
      {data && data.items.length > 0 && (
        <HomeRows>
          {data.items.map((ticket) => (
            <li key={ticket.id}>
              <Link to="/ticket-thread/$id" params={{ id: ticket.id }}>
                <ShortIdText shortId={ticket.shortId} />
                <span className={classes['subject']}>
                  <UserText text={ticket.subject} lines={1} />
                </span>
                <StatusBadge status={ticket.status} />
              </Link>
            </li>
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}
