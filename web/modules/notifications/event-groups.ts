import { keys } from '@diwan/contract/gathered/keys.gen'
import { namespaceOf } from '@diwan/contract/kit/namespace'

interface Group {
  /** Of a module that people know by its entry in the menu; absent for the account and everything else. */
  readonly key: string | undefined
  readonly events: readonly string[]
}

/** Modules whose events are about a person's own account or the portal itself. */
const GENERAL = new Set(['users', 'units', 'access', 'releases', 'identity', 'settings'])

/** Events by the module they belong to, in the order of the menu; those of the account and the portal come last. */
export function groupsOf(events: readonly string[]): Group[] {
  const keyOf = (event: string): string | undefined => {
    const folder = namespaceOf(event)
    return GENERAL.has(folder) ? undefined : keys.find((one) => one.folder === folder)?.key
  }
  const byKey = Map.groupBy(events, keyOf)
  const groups = [...byKey].map(([key, of]) => ({ key, events: of }))
  const place = ({ key }: Group): number => (key === undefined ? keys.length : keys.findIndex((one) => one.key === key))
  return groups.toSorted((one, other) => place(one) - place(other))
}
