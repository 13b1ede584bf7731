import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import type { TicketFilter } from './api.ts'

type State = TicketFilter['state']
/** What is being opened: `choose` is the catalogue, 1 the free form, and an id the form of that template. */
type New = 1 | string
interface Search {
  state?: State
  new?: New
}

/** The list with the catalogue of requests open. */
export const NEW: Search = { new: 'choose' }
const FREE = 1

/** The filter and the open dialog stand in the address: they can be sent to a colleague, and Back undoes them. */
export function useTicketAddress() {
  const search: Partial<Record<keyof Search, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()

  const state: State = search.state === 'all' ? 'all' : 'open'
  const asked = search.new
  const templateId = typeof asked === 'string' && isUuid(asked) ? asked : undefined
  const creating = templateId !== undefined || asked === FREE || asked === 'choose'
  const go = (next: Search, replace: boolean) => navigate({ to: '.', search: next, replace })
  const filter: Search = state === 'all' ? { state } : {}

  return {
    state,
    creating,
    templateId,
    free: asked === FREE,
    show: (chosen: State) => void go(chosen === 'all' ? { state: chosen } : {}, true),
    startNew: () => void go({ ...filter, ...NEW }, false),
    /** Chosen in place: Back leads to where the dialog was opened from. */
    choose: (id: string | null) => void go({ ...filter, new: id ?? FREE }, true),
    chooseAgain: () => void go({ ...filter, ...NEW }, true),
    /** Back to where it was opened from; somebody who came by the address itself stays on the list. */
    stopNew: () => (history.canGoBack() ? history.back() : void go(filter, true)),
  }
}
