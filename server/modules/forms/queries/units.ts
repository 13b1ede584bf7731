import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { UnitContent } from '../../../kit/module.ts'

/**
 * Forms that belong to one of these units or whose entries become tickets there, stopped at the limit; deleted ones too, they hold
 * their unit. Who begins or ceases to see forms is not counted: nobody fills one in by its unit.
 */
async function countForms(db: Queryable, unitIds: readonly string[], limit: number, unreachedBy?: unknown): Promise<number> {
  if (unreachedBy !== undefined) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from forms where ${anyOf('unit_id', unitIds)} or ${anyOf('department_id', unitIds)} or ${anyOf('group_id', unitIds)}
      union all select from form_entries where ${anyOf('unit_id', unitIds)} limit ${limit}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

export const formsInUnits: UnitContent = {
  kind: 'form',
  flag: 'forms.view',
  count: countForms,
  follow: async (db, groupIds, departmentId) => {
    await db.updateTable('forms').set({ department_id: departmentId }).where(anyOf('group_id', groupIds)).execute()
  },
  relocate: async (db, fromGroupId, to) => {
    const place = { group_id: to.groupId, department_id: to.departmentId }
    await db.updateTable('forms').set(place).where('group_id', '=', fromGroupId).execute()
  },
  rehome: async (db, fromUnitId, toUnitId) => {
    await db.updateTable('forms').set({ unit_id: toUnitId }).where('unit_id', '=', fromUnitId).execute()
    await db
      .updateTable('forms')
      .set({ department_id: toUnitId })
      .where('department_id', '=', fromUnitId)
      .where('group_id', 'is', null)
      .execute()
    await db.updateTable('form_entries').set({ unit_id: toUnitId }).where('unit_id', '=', fromUnitId).execute()
  },
}
