import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { grantFlagOf } from '@diwan/contract/users/vocabulary'
import type { Actor } from '../../kit/access/actor.ts'
import type { May } from '../../kit/access/reach.ts'

/** A person as access looks at them: with every unit they belong to or work for. */
export interface UserReach {
  readonly id: string
  readonly role: string
  readonly deleted_at: Date | null
  readonly unit_ids: readonly string[]
}

/** Which of my units carries which relation. */
const unitsOf: Partial<Record<Relation, (actor: Actor) => readonly string[]>> = {
  group: (actor) => actor.groupIds,
  department: (actor) => actor.departmentIds,
  tree: (actor) => actor.treeIds,
}

/** Whom a flag reaches: everybody, or myself and the people of these units. One table for the record and for the list. */
export interface Reached {
  readonly all: boolean
  readonly own: boolean
  readonly self: string
  readonly unitIds: readonly string[]
}

export function reachedBy(actor: Actor, flag: string): Reached {
  const relations = [...(actor.grants.get(flag) ?? [])]
  const unitIds = relations.flatMap((relation) => unitsOf[relation]?.(actor) ?? [])
  return { all: relations.includes('all'), own: relations.includes('own'), self: actor.id, unitIds: [...new Set(unitIds)] }
}

const within =
  (flag: string): May<UserReach> =>
  (actor, row) => {
    const { all, own, unitIds } = reachedBy(actor, flag)
    return row.deleted_at === null && (all || (own && row.id === actor.id) || row.unit_ids.some((id) => unitIds.includes(id)))
  }

/** A person cannot give a role they may not grant, nor change a person who has such a role (U2). */
export const mayGrant = (actor: Actor, role: string): boolean => actor.grants.has(`users.${grantFlagOf(role as Role)}`)

const touching =
  (flag: string): May<UserReach> =>
  (actor, row) =>
    within(flag)(actor, row) && mayGrant(actor, row.role)

/** Nobody shuts himself out. */
const others =
  (may: May<UserReach>): May<UserReach> =>
  (actor, row) =>
    row.id !== actor.id && may(actor, row)

/** Technical care over all people needs no right to the person's role: it reads nothing private and gives no access to the account. */
const caring: May<UserReach> = (actor, row) =>
  within('users.care')(actor, row) && (mayGrant(actor, row.role) || actor.grants.has('users.care_everybody'))

export const can = {
  view: within('users.view'),
  view_private: within('users.view_private'),
  update: touching('users.update'),
  disable: others(touching('users.disable')),
  delete: others(touching('users.delete')),
  care: caring,
}

/** Who is limited to some units gives nobody a place outside of them. */
export function mayPlace(actor: Actor, flag: string, unitIds: readonly string[]): boolean {
  const reached = reachedBy(actor, flag)
  return reached.all || unitIds.every((id) => reached.unitIds.includes(id))
}
