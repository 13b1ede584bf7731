import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { HomeCard, HomeRows } from '../../../ui/home-card.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { inboxQueries, useWaiting } from '../../approvals/public.ts'

const SHOWN = 5

/** Requests of all kinds that wait for the decision of this person. */
export function HomeLists() {
  const { t } = useTranslation(['schedule', 'shell'])
  const nameOf = useLocalName()
  const { data } = useWaiting({})
  const { data: count } = useQuery(inboxQueries.count({}))
  const waiting = data?.pages[0]?.items.filter(({ pending }) => !pending).slice(0, SHOWN) ?? []
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
        {waiting.map(({ id, requester, title }) => (
          <li key={id}>
            <Link to="/user/schedule/permissions" search={{ tab: 'decide', id } as object}>
              <UserText text={requester.fullName} lines={1} /> <UserText text={nameOf(title)} lines={1} />
            </Link>
          </li>
        ))}
      </HomeRows>
    </HomeCard>
  )
}
