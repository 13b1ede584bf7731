import { flagParts } from '@diwan/contract/access/matrix'
import type { Permission } from '@diwan/contract/access/permission'
import { moduleEntries } from '@diwan/contract/releases/registry'
import type { ModuleLists } from '@diwan/contract/releases/schemas'
import type { Actor } from '../../../kit/access/actor.ts'
import { holdsFlag } from '../../../kit/access/actor.ts'

/** Grants as the specification words them: entries with a module name and named flags, the scope beside them. */
export function permissionsOf({ grants }: Pick<Actor, 'grants'>): Permission[] {
  const entries = new Map<string, Permission>()
  for (const [name, relations] of grants) {
    const { module: module_name, flag } = flagParts(name)
    const entry = entries.get(module_name) ?? { module_name, flags: {}, scope: {} }
    entry.flags[flag] = true
    entry.scope[flag] = [...relations]
    entries.set(module_name, entry)
  }
  return [...entries.values()]
}

/** Which modules the guards and menus of each area know (S6.03, Q.25). */
export function moduleListsOf(actor: Pick<Actor, 'grants'>): ModuleLists {
  const keys = (area: 'user' | 'admin', flag: string): string[] =>
    moduleEntries.filter((entry) => entry[area] && holdsFlag(actor, entry.key, flag)).map((entry) => entry.key)
  return { admin: keys('admin', 'administer'), user: keys('user', 'enter') }
}
