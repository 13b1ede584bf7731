import { IconForms } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { HomeCard, HomeRows } from '../../../ui/home-card.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { formLists, formQueries } from '../api.ts'

const SHOWN = 5

/** Forms that this person has to send and has not: those that are open to everybody at any time ask for nothing. */
export function HomeLists() {
  const { t } = useTranslation(['forms', 'shell'])
  const nameOf = useLocalName()
  const { data } = useInfiniteQuery(formQueries.list({ view: 'required', sort: 'published' }))
  const { data: count } = useQuery(formQueries.count({ view: 'required' }))
  useFollowLists(formLists)
  const waiting = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (waiting.length === 0) return null
  return (
    <HomeCard
      title={t('homeRequired')}
      icon={IconForms}
      count={count}
      all={
        <Link to="/user/forms" search={{ view: 'required' } as object}>
          {t('viewAll', { ns: 'shell' })}
        </Link>
      }
    >
      <HomeRows>
        {waiting.map((form) => (
          <li key={form.id}>
            <Link to="/user/forms" search={{ id: form.id } as object}>
              <UserText text={nameOf(form)} lines={1} />
            </Link>
          </li>
        ))}
      </HomeRows>
    </HomeCard>
  )
}
