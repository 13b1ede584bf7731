import { useInterface } from '../kit/interface-state.ts'
import type { Arrival } from '../kit/live/stream.ts'
import { queryClient } from '../kit/query-client.ts'
import { session } from '../kit/session.ts'
import { showToast } from '../ui/toasts.ts'

const SCREEN = '/user/notification'

/** A notification for me: a toast, and either the open list anew or the flag (S2.62, S2.63). Others' are not ours to show. */
export function announce({ to, description }: Arrival): void {
  if (to !== session()?.metadata.id) return
  showToast({ kind: 'info', icon: 'notifications', text: description })
  if (location.pathname.includes(SCREEN)) void queryClient.invalidateQueries({ queryKey: ['notifications'] })
  else useInterface.setState({ newItems: true })
}
