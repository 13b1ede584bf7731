import type { Role } from '@diwan/contract/access/vocabulary'
import { covers, ROLES } from '@diwan/contract/access/vocabulary'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readCells } from '../queries/matrix.ts'
import type { Right, RightsAt } from '../queries/rights-to-come.ts'
import { readRightsToCome } from '../queries/rights-to-come.ts'

const holdsAll = (actor: Actor, rights: readonly Right[]): boolean =>
  rights.every(({ name, relations }) => {
    const held = [...(actor.grants.get(name) ?? [])]
    return relations.every((relation) => covers(held, relation))
  })

/** The owner grants every role and every right (access.md 7), also what only the operator holds. */
const isOwner = ({ role }: Actor): boolean => role === 'SUPER_ADMIN'

/**
 * Those of these people who hold no right that the actor does not hold, nor will by what is decided already. Only they may be
 * given a password, an address, a role or an invitation: handing out the way in of a person is a chance to come in as that person.
 */
export async function readCovered(at: RightsAt, actor: Actor, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (isOwner(actor)) return new Set(userIds)
  const rights = await readRightsToCome(at, userIds)
  return new Set(userIds.filter((id) => id === actor.id || holdsAll(actor, rights.get(id) ?? [])))
}

/** Roles that grant nothing the actor does not hold. */
export async function readCoveredRoles(db: Queryable, actor: Actor): Promise<ReadonlySet<Role>> {
  if (isOwner(actor)) return new Set(ROLES)
  const cells = Map.groupBy(await readCells(db), ({ role }) => role)
  return new Set(ROLES.filter((role) => holdsAll(actor, cells.get(role) ?? [])))
}
