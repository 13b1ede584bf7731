import { defaultGrants } from '@diwan/contract/access/matrix'
import type { Relation, Role } from '@diwan/contract/access/vocabulary'
import type { Facts, KindProof } from './proof.ts'

/**
 * What access.md says, worked out from plain facts and without a line of the server's access code: a
 * module says in its proof who stands how to what. A mistake in `reach`, `within` or `branches` shows as a difference to this.
 */
export interface Employee {
  readonly id: string
  readonly role: Role
  /** Units this person belongs to or works for, of every kind. */
  readonly unitIds: readonly string[]
}

/** Parent of every unit. */
export type UnitTree = ReadonlyMap<string, string | null>

/** Relations by role and flag, for instance of `USER tickets.view`. */
export type Cells = ReadonlyMap<string, readonly Relation[]>

export const matrixCells = (): Cells =>
  new Map(defaultGrants().map(({ role, module, flag, relations }) => [`${role} ${module}.${flag}`, relations]))

export const holds = (cells: Cells, person: Employee, flag: string): boolean =>
  (cells.get(`${person.role} ${flag}`) ?? []).length > 0

/** What one person may of one record. */
export interface Asker {
  may(this: void, flag: string): boolean
  /** Of what this person is to the record, what the flag is granted for. */
  by(this: void, flag: string): Relation[]
}

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
