import { useInterface } from '../kit/interface-state.ts'
import type { Arrival } from '../kit/live/stream.ts'
import { queryClient } from '../kit/query-client.ts'
import { recordInSight } from '../kit/shown-record.ts'
import { session } from '../kit/session.ts'
import { notificationQueries } from '../modules/notifications/public.ts'
import { showToast } from '../ui/toasts.ts'

const SCREEN = '/user/notification'

/**
 * A notification for me: a toast, and either a refetch of the open list or the flag (S2.62, S2.63). Others' are not ours to show, and what
 * is told of the record on screen is read there.
 */
export function announce({ to, description }: Arrival): void {
  if (to !== session()?.metadata.id) return
  const inSight = recordInSight(description)
  if (inSight) return inSight.onNotification()
  showToast({ kind: 'info', icon: 'notifications', text: description })
  const onScreen = location.pathname.includes(SCREEN)
  const { queryKey } = onScreen ? { queryKey: notificationQueries.all() } : notificationQueries.unread()
  void queryClient.invalidateQueries({ queryKey })
  if (!onScreen) useInterface.setState({ newItems: true })
}
