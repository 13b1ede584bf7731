import { IconCalendarClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { useChatAddress } from '../address.ts'
import { scheduledLists, scheduledQuery } from '../api/scheduled.ts'
import classes from './scheduled.module.css'

/** Above the composer of a chat in which something of this person waits to be sent. */
export function ScheduledLine({ id }: { readonly id: string }) {
  const { t } = useTranslation('chat')
  const { showScheduled } = useChatAddress()
  const { data } = useQuery(scheduledQuery())
  useFollowLists(scheduledLists)
  const count = data?.items.filter(({ chatId }) => chatId === id).length ?? 0
  if (count === 0) return null
  return (
    <button type="button" className={classes['line']} onClick={() => showScheduled(true)} data-scheduled-line>
      <IconCalendarClock size={16} stroke={1.7} aria-hidden />
      {t('scheduledCount', { count })}
    </button>
  )
}
