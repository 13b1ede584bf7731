import { keyOfEvent } from '@diwan/contract/kit/namespace'

interface Group {
  /** A module that people know by its entry in the menu; absent for the account and everything else. */
  readonly key: string | undefined
  readonly events: readonly string[]
}

/** Keys whose events are about a person's own account or the portal itself. */
const GENERAL = new Set(['profile', 'departments', 'modules', 'settings', 'notifications', 'dashboard'])

/** Events by the module they belong to, in the order of the menu; those of the account and the portal come last. */
export function groupsOf(events: readonly string[]): Group[] {
  const known = (event: string) => {
    const found = keyOfEvent(event)
    return found && !GENERAL.has(found.key) ? found : undefined
  }
  const byKey = Map.groupBy(events, (event) => known(event)?.key)
  const place = ({ events: [first] }: Group): number => known(first!)?.place ?? Number.MAX_SAFE_INTEGER
  return [...byKey].map(([key, of]) => ({ key, events: of })).toSorted((one, other) => place(one) - place(other))
}
