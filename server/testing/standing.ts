import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Cells } from './oracle.ts'
import type { Employee, UnitTree } from './employee.ts'
import { askerOf } from './oracle.ts'
import type { TestPerson } from './people.ts'
import type { Facts, Proof } from './proof.ts'
import type { World } from './world.ts'

/** This person with the units of now. */
export async function employee({ db }: World, person: TestPerson): Promise<Employee> {
  const units = await db.selectFrom('unit_members').select('unit_id').where('user_id', '=', person.id).execute()
  return { ...person, unitIds: units.map(({ unit_id }) => unit_id) }
}

export async function treeOf({ db }: World): Promise<UnitTree> {
  const units = await db.selectFrom('units').select(['id', 'parent_id']).execute()
  return new Map(units.map(({ id, parent_id }) => [id, parent_id]))
}

/** Whether the grants of now let this person see the record; nothing where some are for this person alone, which no table of roles tells. */
export async function seesNow(w: World, proof: Proof, person: TestPerson, facts: Facts): Promise<boolean | undefined> {
  const own = await w.db.selectFrom('person_grants').select('id').where('user_id', '=', person.id).executeTakeFirst()
  if (own) return undefined
  const rows = await w.db.selectFrom('grants').selectAll().where('role', '=', person.role).execute()
  const cells: Cells = new Map(
    rows.map(({ role, module_name, flag, relations }) => [`${role} ${module_name}.${flag}`, relations as Relation[]]),
  )
  return askerOf(proof, cells, await employee(w, person), facts, await treeOf(w)).may(proof.flag)
}
