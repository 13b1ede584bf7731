import { useNavigate, useSearch } from '@tanstack/react-router'

/** One that was never saved. */
export const NEW = 'new'

/** Which template is open stands in the address: `new`, or its id. */
export function useTemplateAddress() {
  const search: { template?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (template: string | undefined, replace = false) =>
    void navigate({ to: '.', search: { tab: 'templates', ...(template !== undefined && { template }) }, replace })
  return {
    opened: typeof search.template === 'string' ? search.template : undefined,
    open: (id: string) => go(id),
    /** What was new has an id now. */
    become: (id: string) => go(id, true),
    close: () => go(undefined),
  }
}
