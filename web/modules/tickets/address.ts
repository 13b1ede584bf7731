import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'

/** What is being opened: `choose` is the catalogue, 1 the free form, and an id the form of that template. */
type New = 1 | string
interface Search {
  new?: New
}

/** The list with the catalogue of requests open. */
export const NEW: Search = { new: 'choose' }
const FREE = 1

/** The open dialog stands in the address, beside the filter: it can be sent to a colleague, and Back undoes it. */
export function useTicketAddress() {
  const { new: asked, ...filter }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()

  const templateId = typeof asked === 'string' && isUuid(asked) ? asked : undefined
  const creating = templateId !== undefined || asked === FREE || asked === 'choose'
  const go = (next: object, replace: boolean) => navigate({ to: '.', search: next, replace })

  return {
    creating,
    templateId,
    free: asked === FREE,
    startNew: () => void go({ ...filter, ...NEW }, false),
    /** A draft: of a template by its id, or of the free form. */
    continueNew: (id: string) => void go({ ...filter, new: id === '' ? FREE : id }, false),
    /** Chosen in place: Back leads to where the dialog was opened from. */
    choose: (id: string | null) => void go({ ...filter, new: id ?? FREE }, true),
    chooseAgain: () => void go({ ...filter, ...NEW }, true),
    /** Back to where it was opened from; somebody who came by the address itself stays on the list. */
    stopNew: () => (history.canGoBack() ? history.back() : void go(filter, true)),
  }
}
