import { personToken, unitToken, type AudienceToken } from '@diwan/contract/kit/tokens'
import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { reachedBy } from '../../users/public.ts'
import { readAddressees, readMembersAmong, type Within } from '../queries/addressees.ts'

/** Whom a person may address under this flag: everybody, or some units with their people. */
export const addressedBy = (actor: Actor, flag: string): Within => reachedBy(actor, flag)

/** Whether a record may belong to this unit (or to none): who is limited to some units gives it to one of them, others to any that is there. */
export async function mayBelongTo(db: Queryable, actor: Actor, flag: string, unitId: string | null): Promise<boolean> {
  const { all, unitIds } = addressedBy(actor, flag)
  if (!all) return unitId !== null && unitIds.includes(unitId)
  if (unitId === null) return true
  const token = unitToken(unitId)
  return (await readAddressees(db, [token])).some((found) => found.token === token)
}

const refused = (code: string): Problem => new Problem('invalid_input', { fields: [{ path: 'tokens', code }] })

/** Those of them that this person may address: units and people within the own relations; everyone, roles, titles and partners take `all`. */
export async function tokensWithin(
  db: Queryable,
  actor: Actor,
  flag: string,
  tokens: readonly AudienceToken[],
): Promise<ReadonlySet<AudienceToken>> {
  const { all, unitIds } = addressedBy(actor, flag)
  if (all) return new Set(tokens)
  const ids = (kind: string) => tokens.flatMap((token) => (token.startsWith(`${kind}:`) ? [token.slice(kind.length + 1)] : []))
  const members = await readMembersAmong(db, ids('person'), unitIds)
  const units = ids('unit').filter((id) => unitIds.includes(id))
  return new Set([...units.map(unitToken), ...members.map(personToken)])
}

/** All of them are there, and this person may address them. */
export async function demandWithin(
  db: Queryable,
  actor: Actor,
  flag: string,
  tokens: readonly AudienceToken[],
): Promise<readonly AudienceToken[]> {
  const named = new Set((await readAddressees(db, tokens)).map(({ token }) => token))
  if (tokens.some((token) => token !== 'all' && !token.startsWith('role:') && !named.has(token))) throw refused('not_found')
  const within = await tokensWithin(db, actor, flag, tokens)
  if (tokens.some((token) => !within.has(token))) throw refused('not_allowed')
  return tokens
}
