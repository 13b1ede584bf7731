import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Employee, UnitTree } from '../employee.ts'
import type { KindProof, ListProof } from '../proof.ts'
import type { PlantedContent } from './planted.ts'

export const situations: KindProof<PlantedContent>['situations'] = {
  own: (me) => ({ createdBy: me }),
  'of my department': (_me, { other, department }) => ({ createdBy: other.id, unitId: department.id }),
  'of a group below': (_me, { other, groupBelow }) => ({ createdBy: other.id, unitId: groupBelow.id }),
  'open to the own department': (_me, { other, department }) => ({ createdBy: other.id, openTo: department.id }),
  'open to the own department and not published': (_me, { other, department }) => ({
    createdBy: other.id,
    openTo: department.id,
    published: false,
  }),
  'open to a foreign group': (_me, { other, foreignGroup }) => ({ createdBy: other.id, openTo: foreignGroup.id }),
  foreign: (_me, { other, foreignGroup }) => ({ createdBy: other.id, unitId: foreignGroup.id }),
  'own and deleted': (me) => ({ createdBy: me, deleted: true }),
}

/** Whether a unit is one of this person's, or stands above one. */
const belongs = (tree: UnitTree, person: Employee, unitId: string): boolean => {
  const isBelow = (id: string | null | undefined): boolean => !!id && (id === unitId || isBelow(tree.get(id)))
  return person.unitIds.some(isBelow)
}

/** Whether a unit is one of this person's, or lies below one. */
const rules = (tree: UnitTree, person: Employee, unitId: string | null): boolean =>
  unitId !== null && (person.unitIds.includes(unitId) || rules(tree, person, tree.get(unitId) ?? null))

/** States a second time, on purpose and without the access table, how a person is related to content. */
export const relations = (person: Employee, facts: PlantedContent, tree: UnitTree): Relation[] => {
  const all: [Relation, boolean][] = [
    ['own', facts.createdBy === person.id],
    ['tree', rules(tree, person, facts.unitId)],
    ['audience', facts.status === 'published' && facts.openTo !== null && belongs(tree, person, facts.openTo)],
    ['all', true],
  ]
  return all.flatMap(([relation, holds]) => (holds ? [relation] : []))
}

type Asks = ListProof<PlantedContent>['asks']

/** A record that addresses a person is in their list; who sees it by another relation alone manages it. */
export const isAddressed: Asks = (person, facts, held, tree) =>
  (held.includes('audience') || held.includes('all')) && relations(person, facts, tree).includes('audience')

export const isManaged: Asks = (person, facts, held, tree) =>
  relations(person, facts, tree).some((one) => one !== 'audience' && (held.includes(one) || held.includes('all')))
