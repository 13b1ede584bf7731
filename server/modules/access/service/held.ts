import { flagParts, matrixFlags, mayGive, mayHold, mayTakeFrom } from '@diwan/contract/access/matrix'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import { LASTING_FLAGS } from '@diwan/contract/access/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { readActor } from '../queries/actors.ts'
import { lockRoles } from '../queries/roles.ts'

/**
 * The actor of a change of rights, after all earlier changes: the roles are locked first, then the actor's rights
 * are read again, so that nobody grants what is being taken away from him at the same moment.
 */
export async function lockRights(ctx: Ctx, tx: Tx) {
  const roles = await lockRoles(tx.db)
  const actor = await readActor({ db: tx.db, clock: ctx.clock }, ctx.actor.id)
  if (!actor || !holdsFlag(actor, 'settings', 'roles')) throw new Problem('forbidden')
  return { roles, actor }
}

export interface Wanted {
  /** The role, or that of the person. */
  readonly role: Role
  readonly name: string
  /** Relations that come on top of what there was. */
  readonly gained: readonly Relation[]
  readonly path: string
}

/** Nobody grants a flag he does not hold, nor a wider relation of it. */
export function demandHeld(actor: Actor, wanted: readonly Wanted[]): void {
  const fields = wanted
    .filter(({ role, name, gained }) => {
      const giver = { role: actor.role, held: [...(actor.grants.get(name) ?? [])] }
      return gained.some((relation) => !mayGive(giver, role, name, relation))
    })
    .map(({ path }) => ({ path, code: 'invalid_value' }))
  if (fields.length > 0) throw new Problem('access.not_held', { fields })
}

/** What only the role SUPER_ADMIN ever holds is given to no other role, and to no person: that one may have another role tomorrow. */
export function demandShared(wanted: readonly (Pick<Wanted, 'name' | 'gained' | 'path'> & { readonly role?: Role })[]): void {
  const fields = wanted
    .filter(({ role, name, gained }) => gained.length > 0 && !mayHold(role ?? 'USER', name))
    .map(({ path }) => ({ path, code: 'not_allowed' }))
  if (fields.length > 0) throw new Problem('access.owners_alone', { fields })
}

/** A delegate who may edit rights leaves the owner those they have. */
export function demandTakable(actor: Actor, taken: readonly { role: Role; path: string }[]): void {
  const fields = taken.filter(({ role }) => !mayTakeFrom(actor.role, role)).map(({ path }) => ({ path, code: 'not_allowed' }))
  if (fields.length > 0) throw new Problem('access.owners_only', { fields })
}

/** A relation that means nothing for a flag would be a right that only looks like one. */
export function demandOffered(wanted: readonly { name: string; relations: readonly Relation[]; path: string }[]): void {
  const fields = wanted
    .filter(({ name, relations }) => relations.some((relation) => !matrixFlags.get(name)?.offers.includes(relation)))
    .map(({ path }) => ({ path, code: 'invalid_value' }))
  if (fields.length > 0) throw new Problem('access.not_offered', { fields })
}

export const isLasting = (name: string): boolean => LASTING_FLAGS.includes(name)

export const columnsOf = (name: string): { module_name: string; flag: string } => {
  const { module, flag } = flagParts(name)
  return { module_name: module, flag }
}
