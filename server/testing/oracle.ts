import { defaultGrants } from '@diwan/contract/access/matrix'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Asker, Employee, UnitTree } from './employee.ts'
import type { Facts, KindProof } from './proof.ts'

/** Relations by role and flag, for instance of `USER tickets.view`. */
export type Cells = ReadonlyMap<string, readonly Relation[]>

export const matrixCells = (): Cells =>
  new Map(defaultGrants().map(({ role, module, flag, relations }) => [`${role} ${module}.${flag}`, relations]))

export const holds = (cells: Cells, person: Employee, flag: string): boolean =>
  (cells.get(`${person.role} ${flag}`) ?? []).length > 0

/**
 * What access.md says, worked out from plain facts and without a line of the server's access code: a
 * module says in its proof who stands how to what. A mistake in `reach`, `within` or `branches` shows as a difference to this.
 */
export function askerOf<F extends Facts>(
  proof: Pick<KindProof<F>, 'relations'> & Partial<Pick<KindProof<F>, 'flag' | 'second' | 'enough'>>,
  cells: Cells,
  person: Employee,
  facts: F,
  tree: UnitTree,
): Asker {
  const stands = proof.relations(person, facts, tree)
  const { second } = proof
  const counts = (flag: string) => second?.counts.includes(flag) && second.of(facts) && holds(cells, person, proof.flag ?? '')
  const by = (flag: string) => {
    const held = [flag, ...(second && counts(flag) ? [second.flag] : [])].flatMap(
      (one) => cells.get(`${person.role} ${one}`) ?? [],
    )
    return stands.filter((relation) => held.includes(relation))
  }
  const enough = (flag: string) => proof.enough?.(person, facts, flag) ?? true
  return { by, may: (flag) => !facts.deleted && by(flag).length > 0 && enough(flag) }
}
