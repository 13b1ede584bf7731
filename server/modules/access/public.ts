import type { ModuleLists } from '@diwan/contract/modules/schemas'
import type { Permission } from '@diwan/contract/access/permission'
import { moduleEntries } from '@diwan/contract/modules/registry'
import type { Actor } from '../../kit/access/actor.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { readActor, readActors } from './queries.ts'

export { readActor, readActors }

/** Grants as the specification words them: entries with a module name and named flags, the scope beside them. */
export function permissionsOf(actor: Actor): Permission[] {
  const entries = new Map<string, Permission>()
  for (const [name, relations] of actor.grants) {
    const [module_name = '', flag = ''] = name.split('.')
    const entry = entries.get(module_name) ?? { module_name, flags: {}, scope: {} }
    entry.flags[flag] = true
    entry.scope[flag] = [...relations]
    entries.set(module_name, entry)
  }
  return [...entries.values()]
}

/** Which modules the guards and menus of each area know (S6.03, Q.25). */
export function moduleListsOf(actor: Actor): ModuleLists {
  const keys = (area: 'user' | 'admin', flag: string): string[] =>
    moduleEntries.filter((entry) => entry[area] && holdsFlag(actor, entry.key, flag)).map((entry) => entry.key)
  return { admin: keys('admin', 'administer'), user: keys('user', 'enter') }
}
