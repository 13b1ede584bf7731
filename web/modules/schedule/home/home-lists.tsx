import { IconShieldCheck } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { HomeCard, HomeRows } from '../../../ui/home-card.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { requestLists, requestQueries } from '../api/permissions.ts'
import { useRequestText } from '../request/use-request-text.ts'

const SHOWN = 5

/** Requests that wait for the decision of this person. */
export function HomeLists() {
  const { t } = useTranslation(['schedule', 'shell'])
  const { titleOf } = useRequestText()
  const { data } = useInfiniteQuery(requestQueries.list({ view: 'decide' }))
  const { data: count } = useQuery(requestQueries.count({ view: 'decide' }))
  useFollowLists(requestLists)
  const waiting = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (waiting.length === 0) return null
  return (
    <HomeCard
      title={t('homeDecide')}
      icon={IconShieldCheck}
      count={count}
      all={
        <Link to="/user/schedule/permissions" search={{ tab: 'decide' } as object}>
          {t('viewAll', { ns: 'shell' })}
        </Link>
      }
    >
      <HomeRows>
        {waiting.map((request) => (
          <li key={request.id}>
            <Link to="/user/schedule/permissions" search={{ tab: 'decide', id: request.id } as object}>
              <UserText text={request.createdBy.fullName} lines={1} /> {titleOf(request)}
            </Link>
          </li>
        ))}
      </HomeRows>
    </HomeCard>
  )
}
