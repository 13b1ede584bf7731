import type { ModuleLists } from '@diwan/contract/modules/schemas'
import type { Permission } from '@diwan/contract/access/permission'
import { flagParts } from '@diwan/contract/access/matrix'
import { moduleEntries } from '@diwan/contract/modules/registry'
import type { Actor } from '../../kit/access/actor.ts'
import { holdsFlag } from '../../kit/access/actor.ts'
import { readActor, readActors } from './queries/actors.ts'
import { demandSuperAdminRemains } from './service/super-admin.ts'

export { demandSuperAdminRemains, readActor, readActors }

/** Grants as the specification words them: entries with a module name and named flags, the scope beside them. */
export function permissionsOf(actor: Actor): Permission[] {
  const entries = new Map<string, Permission>()
  for (const [name, relations] of actor.grants) {
    const { module: module_name, flag } = flagParts(name)
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
