import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import { presentUnit } from './presenter.ts'
import type { UnitNames } from './presenter.ts'

export { presentUnit }
export type { UnitNames }

export interface NewUnit {
  kind: 'department' | 'group' | 'level'
  parentId: string | null
  nameAr: string
  nameEn: string
  position: number
  at: Date
}

export async function insertUnit(db: Queryable, unit: NewUnit): Promise<string> {
  const id = newId()
  await db.insertInto('objects').values({ id, kind: unit.kind, created_at: unit.at }).execute()
  await db
    .insertInto('units')
    .values({
      id,
      kind: unit.kind,
      parent_id: unit.parentId,
      name_ar: unit.nameAr,
      name_en: unit.nameEn,
      position: unit.position,
    })
    .execute()
  return id
}

/** Whether the group stands directly under the department. */
export async function isGroupOf(db: Queryable, groupId: string, departmentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('id', '=', groupId)
    .where('kind', '=', 'group')
    .where('parent_id', '=', departmentId)
    .executeTakeFirst()
  return found !== undefined
}

/** People who work or belong there. */
export async function membersOf(db: Queryable, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('unit_members')
    .select('user_id')
    .distinct()
    .where('unit_id', 'in', [...unitIds])
    .execute()
  return rows.map((row) => row.user_id)
}

export async function addMember(
  db: Queryable,
  unitId: string,
  userId: string,
  relation: 'member' | 'agent' | 'head' | 'deputy',
): Promise<void> {
  await db.insertInto('unit_members').values({ unit_id: unitId, user_id: userId, relation }).execute()
}
