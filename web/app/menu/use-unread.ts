import { holds } from '@diwan/contract/access/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../kit/follow.ts'
import { useInterface } from '../../kit/interface-state.ts'
import { useSession } from '../../kit/session.ts'
import { notificationQueries, unreadLive } from '../../modules/notifications/public.ts'
import { useCountText } from '../../ui/count-badge.tsx'

const NONE = { count: 0, more: false }

/** What the portal counts as unread; the flag says that something arrived which was not shown yet. */
export function useUnread() {
  const { t } = useTranslation('shell')
  const newItems = useInterface((state) => state.newItems)
  const mayRead = holds(useSession()?.permissions ?? [], 'notifications', 'view')
  const { data = NONE } = useQuery({ ...notificationQueries.unread(), enabled: mayRead })
  useFollowLists(unreadLive)
  const unread = mayRead ? data : NONE
  const text = useCountText(unread)
  useEffect(() => {
    useInterface.setState({ unread: text }) // for the title of the tab
  }, [text])
  const label = newItems ? t('notificationsNew') : text === '' ? t('notifications') : t('notificationsUnread', { unread: text })
  return { newItems, unread, label }
}
