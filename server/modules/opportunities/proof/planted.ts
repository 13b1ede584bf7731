import { unitToken } from '@diwan/contract/kit/tokens'
import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import { plantRecord } from '../../../testing/kind-proof.ts'
import type { Facts } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { setAudience } from '../../audience/public.ts'
import { opportunityRecord } from '../kind.ts'
import { insertOpportunity } from '../queries/opportunities.ts'

/** Every planted opportunity is found by it. */
export const POSITION = 'زعفران'
export const TYPE = '01935a00-0000-7000-8000-000000000001'
export const DUE = '2090-01-15'

export interface PlantedOpportunity extends Facts {
  readonly createdBy: string
  readonly unitId: string | null
  /** The unit that it addresses, which sees it once it is open. */
  readonly openTo: string | null
  readonly status: string
}
export interface WantedOpportunity {
  readonly createdBy: string
  readonly unitId?: string | null
  readonly openTo?: string | null
  readonly status?: string
  readonly deleted?: boolean
  readonly at?: Date
}

/** As the situation asks, without the service. */
export async function plantOpportunity(w: World, wanted: WantedOpportunity): Promise<PlantedOpportunity> {
  const { createdBy, unitId = null, openTo = null, status = 'OPEN', deleted = false, at = w.clock.now() } = wanted
  const row = { position: POSITION, type_id: TYPE, number_of_users: 5, due_date: DUE, due_at: new Date(`${DUE}T00:00:00Z`) }
  const times = { created_by: createdBy, created_at: at, updated_at: at }
  const published_at = status === 'OPEN' ? at : null
  const id = await plantRecord(w, opportunityRecord, {
    by: createdBy,
    at,
    deleted,
    insert: async (db, one) => {
      await insertOpportunity(db, { ...row, ...times, id: one, unit_id: unitId, status, published_at })
      const tokens = openTo === null ? [] : [unitToken(openTo)]
      await setAudience(db, { id: one, kind: 'opportunity', listedAt: status === 'OPEN' ? row.due_at : null }, tokens)
    },
  })
  return { id, deleted, createdBy, unitId, openTo, status }
}

const isBelow = (tree: UnitTree, unitId: string, id: string | null | undefined): boolean =>
  !!id && (id === unitId || isBelow(tree, unitId, tree.get(id)))
/** Whether a unit is one of this person's, or lies below one. */
export const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

/** States the relations of a person to an opportunity a second time, on purpose without the access table. */
export const relationsTo = (person: Employee, facts: PlantedOpportunity, tree: UnitTree): Relation[] => {
  const { openTo } = facts
  const addressed = facts.status === 'OPEN' && openTo !== null && person.unitIds.some((id) => isBelow(tree, openTo, id))
  return [
    ...(facts.createdBy === person.id ? (['own'] as const) : []),
    ...(rules(tree, person, facts.unitId) ? (['tree'] as const) : []),
    ...(addressed ? (['audience'] as const) : []),
    'all',
  ]
}
