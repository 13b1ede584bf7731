import type { InboxRow } from '@diwan/contract/notifications/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeOrInstant } from '../../ui/time-text.tsx'
import { notificationQueries } from './api/queries.ts'
import classes from './notification-page.module.css'
import { useSentence } from './sentence.ts'

/** What happened to the object before the newest; fetched when it is opened. */
export function Earlier({ row }: { row: InboxRow }) {
  const { t } = useTranslation('notifications')
  const [opened, setOpened] = useState(false)
  const { data } = useQuery({ ...notificationQueries.of(row.objectId), enabled: opened })
  const told = data?.items.slice(1) ?? []
  const sentence = useSentence(told)
  if (row.events < 2) return null
  return (
    <details className={classes['earlier']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t('earlier', { count: row.events - 1 })}</summary>
      <ul>
        {told.map((one) => (
          <li key={one.id} data-seen={one.seen || undefined}>
            {sentence(one)}{' '}
            <small>
              <RelativeOrInstant seconds={one.createdDate} />
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}
