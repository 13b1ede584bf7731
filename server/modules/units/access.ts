import type { Selectable } from 'kysely'
import type { Actor } from '../../kit/access/actor.ts'
import { relations, within } from '../../kit/access/reach.ts'
import type { Units } from './rows.gen.ts'

export type UnitReach = Pick<Selectable<Units>, 'id'>

/** A unit is reached by itself: the own ones, and all below them. */
export const reach = relations<UnitReach>({
  group: { column: 'id', ids: (actor) => actor.groupIds },
  department: { column: 'id', ids: (actor) => actor.departmentIds },
  tree: { column: 'id', ids: (actor) => actor.treeIds },
})

export const can = { view: within(reach, 'departments.view'), manage: within(reach, 'departments.manage') }

/** For lists, read from the same table: the ids of all units that are reached, or null where it is every one. */
export function reachedIds(actor: Actor, flag: 'departments.view' | 'departments.manage' = 'departments.view'): string[] | null {
  const held = [...(actor.grants.get(flag) ?? [])]
  if (held.includes('all')) return null
  const ids = held.flatMap((relation) => {
    const carried = reach[relation]
    return carried && 'column' in carried ? carried.ids(actor) : []
  })
  return [...new Set(ids)]
}
