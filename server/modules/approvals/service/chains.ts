import type { ApprovalStep } from '@diwan/contract/approvals/schemas'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import type { Queryable } from '../../../kit/db/database.ts'
import { DEFAULT_STEPS, writtenSteps } from '../queries/chains.ts'
import { readPeople, readUnitNames } from '../queries/named.ts'
import { readChainOf, readUnitsWithChain } from '../queries/written-chains.ts'

const MAX_UNITS = 200

/** The chain that applies to requests of a kind from a unit (`null`: from the organisation), with the names in its steps. */
export async function chainOf(db: Queryable, kind: string, unitId: string | null) {
  const { own, applies } = await readChainOf(db, kind, unitId)
  const steps = applies ? await writtenSteps(db, applies.id) : [...DEFAULT_STEPS]
  const withChain = await readUnitsWithChain(db, kind, MAX_UNITS)
  const from = applies?.unit_id ?? null
  const [names, named] = await Promise.all([
    readUnitNames(db, [...withChain, ...(from ? [from] : []), ...(unitId ? [unitId] : [])]),
    namesInSteps(db, steps),
  ])
  const unitOf = (id: string) => namedUnit(names, id)
  return {
    unit: unitId === null ? null : (unitOf(unitId)[0] ?? null),
    own: own?.written ?? false,
    from: from === null ? null : (unitOf(from)[0] ?? null),
    steps,
    ...named,
    version: own?.version ?? 0,
    written: withChain.flatMap(unitOf),
  }
}

const namedUnit = (names: Awaited<ReturnType<typeof readUnitNames>>, id: string) => {
  const name = names.get(id)
  return name ? [{ id, ...name }] : []
}

/** The units and people that the steps name, for an editor of the steps. */
export async function namesInSteps(db: Queryable, steps: readonly ApprovalStep[]) {
  const units = [...new Set(steps.flatMap(({ unitId }) => unitId ?? []))]
  const people = steps.flatMap(({ userId }) => userId ?? [])
  const [names, approvers] = await Promise.all([readUnitNames(db, units), readPeople(db, people)])
  return { places: units.flatMap((id) => namedUnit(names, id)), approvers }
}

/** Units and people that the steps lack or name in vain, by the path of their field. */
export async function wrongSteps(db: Queryable, steps: readonly ApprovalStep[]): Promise<WrongField[]> {
  const [units, people] = await Promise.all([
    readUnitNames(
      db,
      steps.flatMap(({ unitId }) => unitId ?? []),
    ),
    readPeople(
      db,
      steps.flatMap(({ userId }) => userId ?? []),
    ),
  ])
  const isUnit = (id: string | null) => id !== null && units.has(id)
  const isPerson = (id: string | null) => people.some((one) => one.id === id)
  return steps.flatMap(({ who, scope, unitId, userId }, index) => [
    ...((who === 'members' || (who === 'heads' && scope === 'unit')) && !isUnit(unitId)
      ? [{ path: `steps.${index}.unitId`, code: 'required' }]
      : []),
    ...(who === 'person' && !isPerson(userId) ? [{ path: `steps.${index}.userId`, code: 'required' }] : []),
  ])
}
