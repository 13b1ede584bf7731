import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { TicketFilter } from './api.ts'

type State = TicketFilter['state']
interface Search {
  state?: State
  new?: 1
}

/** The list with the dialog of a new ticket open. */
export const NEW: Search = { new: 1 }

/** The filter and the open dialog stand in the address: they can be sent to a colleague, and Back undoes them. */
export function useTicketAddress() {
  const search: Partial<Record<keyof Search, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()

  const state: State = search.state === 'all' ? 'all' : 'open'
  const creating = search.new === 1
  const go = (next: Search, replace: boolean) => navigate({ to: '.', search: next, replace })
  const filter: Search = state === 'all' ? { state } : {}

  return {
    state,
    creating,
    show: (chosen: State) => void go(chosen === 'all' ? { state: chosen } : {}, true),
    startNew: () => void go({ ...filter, ...NEW }, false),
    /** Back to where it was opened from; somebody who came by the address itself stays on the list. */
    stopNew: () => (history.canGoBack() ? history.back() : void go(filter, true)),
  }
}
