import type { Relation } from '@diwan/contract/access/vocabulary'
import { conditionOf, flagParts } from '@diwan/contract/access/matrix'
import { RELATIONS, ROLES } from '@diwan/contract/access/vocabulary'
import fc from 'fast-check'
import { matrixCells, type Cells } from './oracle.ts'
import type { Employee, UnitTree } from './employee.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { makeUnit } from './people.ts'
import type { Facts, KindProof } from './proof.ts'
import type { World } from './world.ts'

const PEOPLE = ROLES.length
const DEPARTMENTS = 4
const GROUPS = 6

const index = (below: number) => fc.nat({ max: below - 1 })
const some = (below: number, maxLength: number) => fc.uniqueArray(index(below), { maxLength })

/** Numbers only, so that a failing population can be read and shrunk. */
export const populations = <F extends Facts>({ random }: Pick<KindProof<F>, 'random'>) =>
  fc.record({
    /** Department i lies below department parents[i] when that came before it. */
    parents: fc.tuple(...Array.from({ length: DEPARTMENTS }, () => index(DEPARTMENTS))),
    groups: fc.tuple(...Array.from({ length: GROUPS }, () => index(DEPARTMENTS))),
    /** Units of each person: departments first, then groups. */
    places: fc.tuple(...Array.from({ length: PEOPLE }, () => some(DEPARTMENTS + GROUPS, 4))),
    grants: fc.tuple(
      ...ROLES.map(() =>
        fc.option(
          fc.subarray<Relation>([...RELATIONS]).filter((all) => all.length > 0),
          { freq: 8 },
        ),
      ),
    ),
    records: random!.drawn({ people: PEOPLE, groups: GROUPS }),
  })

export type Population = ReturnType<typeof populations> extends fc.Arbitrary<infer P> ? P : never

export interface Settled<F extends Facts> {
  readonly people: readonly (Employee & TestPerson)[]
  readonly records: readonly F[]
  readonly tree: UnitTree
  readonly cells: Cells
}

/** Replaces what the world held before by this population. */
export async function settle<F extends Facts>(
  w: World,
  { flag, second, random }: Pick<KindProof<F>, 'flag' | 'second' | 'random'>,
  people: readonly TestPerson[],
  drawn: Population,
): Promise<Settled<F>> {
  const { module: module_name, flag: name } = flagParts(flag)
  await random!.forget(w)
  await w.db.deleteFrom('unit_members').execute()
  await w.db.deleteFrom('grants').where('module_name', '=', module_name).where('flag', '=', name).execute()

  const { units, tree } = await settleUnits(w, drawn)
  const placed = people.map((person, n) => ({ ...person, unitIds: drawn.places[n]!.map((unit) => units[unit]!.id) }))
  const members = placed.flatMap(({ id, unitIds }) =>
    unitIds.map((unit_id) => ({ unit_id, user_id: id, relation: 'member' as const })),
  )
  if (members.length > 0) await w.db.insertInto('unit_members').values(members).execute()

  const grants = ROLES.flatMap((role, n) => {
    const relations = drawn.grants[n]
    return relations ? [{ role, module_name, flag: name, relations }] : []
  })
  if (grants.length > 0) await w.db.insertInto('grants').values(grants).execute()
  await openAdministration(w, flag)

  const cells = new Map([
    ...[...matrixCells()].filter(([cell]) => second && cell.endsWith(` ${second.flag}`)),
    ...grants.map(({ role, relations }) => [`${role} ${flag}`, relations] as const),
  ])
  const records = await random!.settle(w, drawn.records, { people, groups: units.slice(DEPARTMENTS) })
  return { people: placed, records, tree, cells }
}

/** Every role may open the administration of the module, so that all relations of the drawn rights take effect. */
async function openAdministration(w: World, right: string): Promise<void> {
  const condition = conditionOf(right, 'all') ?? conditionOf(right, 'tree')
  if (!condition) return
  const { module: module_name, flag } = flagParts(condition)
  const rows = ROLES.map((role) => ({ role, module_name, flag, relations: ['all' as const] }))
  await w.db
    .insertInto('grants')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function settleUnits(w: World, drawn: Population) {
  const units: TestUnit[] = []
  const tree = new Map<string, string | null>()
  const add = async (kind: 'department' | 'group', parent: string | null) => {
    const unit = await makeUnit(w.db, kind, parent, w.clock.now())
    units.push(unit)
    tree.set(unit.id, parent)
  }
  for (const [n, parent] of drawn.parents.entries()) await add('department', parent < n ? units[parent]!.id : null)
  for (const department of drawn.groups) await add('group', units[department]!.id)
  return { units, tree }
}
