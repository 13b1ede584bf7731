import { isAdminSide } from '@diwan/contract/access/vocabulary'
import { IconHourglass, IconInbox, IconTicket } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useSession } from '../../../kit/session.ts'
import { ticketLists } from '../api/lists.ts'
import { HomeList } from './home-list.tsx'

/** What waits for me, what I asked for, and what nobody has taken yet: for staff their part of the queue. */
export function HomeLists() {
  const { t } = useTranslation('tickets')
  const person = useSession()
  const staff = person !== null && isAdminSide(person.metadata.role) && person.modules.admin.includes('tickets')
  useFollowLists(ticketLists)
  return (
    <>
      <HomeList
        title={t('homeWaiting')}
        icon={IconHourglass}
        asked={staff ? { view: 'queue', queue: 'mine' } : { view: 'requested', queue: 'open', status: 'PENDING,DONE' }}
        none={t('homeWaitingNone')}
        all={
          staff ? (
            <Link to="/admin/tickets" search={{ queue: 'mine' } as object}>
              {t('homeAll')}
            </Link>
          ) : (
            <Link to="/user/tickets" search={{ status: 'PENDING,DONE' } as object}>
              {t('homeAll')}
            </Link>
          )
        }
      />
      <HomeList
        title={t('homeRequests')}
        icon={IconTicket}
        asked={{ view: 'requested', queue: 'open' }}
        none={t('homeRequestsNone')}
        all={<Link to="/user/tickets">{t('homeAll')}</Link>}
      />
      {staff && (
        <HomeList
          title={t('homeUnassigned')}
          icon={IconInbox}
          asked={{ view: 'queue', queue: 'unassigned' }}
          none={t('homeUnassignedNone')}
          all={
            <Link to="/admin/tickets" search={{ queue: 'unassigned' } as object}>
              {t('homeAll')}
            </Link>
          }
        />
      )}
    </>
  )
}
