import { Button } from '@mantine/core'
import { IconForms } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useLocalName } from '../../../kit/formats.ts'
import { HomeCard, NothingHere } from '../../../ui/home-card.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { formLists, formQueries } from '../api.ts'
import classes from '../forms.module.css'

const SHOWN = 5

/** What is addressed to this person and not sent yet. */
export function HomeLists() {
  const { t } = useTranslation(['forms', 'kit'])
  const nameOf = useLocalName()
  const { data } = useInfiniteQuery(formQueries.list({ view: 'fill', sort: 'published' }))
  const { data: count } = useQuery(formQueries.count({ view: 'fill' }))
  useFollowLists(formLists)
  const waiting = data?.pages[0]?.items.slice(0, SHOWN) ?? []
  if (data && waiting.length === 0) return null
  return (
    <HomeCard
      title={t('toFill')}
      icon={IconForms}
      count={count}
      all={
        <Button size="compact-sm" variant="subtle" renderRoot={(props: object) => <Link to="/user/forms" {...props} />}>
          {t('fill')}
        </Button>
      }
    >
      {waiting.length === 0 ? (
        <NothingHere>{t('noneToFill')}</NothingHere>
      ) : (
        <ul className={classes['waiting']}>
          {waiting.map((form) => (
            <li key={form.id}>
              <Link to="/user/forms" search={{ id: form.id } as object}>
                <UserText text={nameOf(form)} lines={1} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </HomeCard>
  )
}
