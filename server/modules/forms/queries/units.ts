import { anyOf } from '../../../kit/db/any-of.ts'
import type { UnitContent } from '../../../kit/module.ts'
import { belongingToUnits } from '../../../kit/record/in-units.ts'

/** Forms of a unit, what was sent to them, and forms whose entries become tickets there. */
export const formsInUnits: UnitContent = {
  ...belongingToUnits({
    kind: 'form',
    flag: 'forms.view',
    columns: [
      ['forms', 'unit_id'],
      ['forms', 'department_id'],
      ['forms', 'group_id'],
      ['form_entries', 'unit_id'],
    ],
  }),
  follow: async (db, groupIds, departmentId) => {
    await db.updateTable('forms').set({ department_id: departmentId }).where(anyOf('group_id', groupIds)).execute()
  },
  relocate: async (db, fromGroupId, to) => {
    const place = { group_id: to.groupId, department_id: to.departmentId }
    await db.updateTable('forms').set(place).where('group_id', '=', fromGroupId).execute()
  },
}
