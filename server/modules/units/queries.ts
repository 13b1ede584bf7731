import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { insertObject } from '../../kit/record/objects.ts'

/** Departments in their order, after a place in it. */
export function readDepartments(db: Queryable, after: { position: number; id: string } | undefined, limit: number) {
  return db
    .selectFrom('units')
    .select(['id', 'kind', 'name_ar', 'name_en', 'position'])
    .where('kind', '=', 'department')
    .$if(after !== undefined, (query) =>
      query.where((where) => where(where.refTuple('position', 'id'), '>', where.tuple(after!.position, after!.id))),
    )
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export function readGroupsOf(db: Queryable, departmentIds: readonly string[]) {
  return db
    .selectFrom('units')
    .select(['id', 'kind', 'name_ar', 'name_en', 'parent_id'])
    .where(anyOf('parent_id', departmentIds))
    .where('kind', '=', 'group')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export interface NewUnit {
  kind: 'department' | 'group' | 'level'
  parentId: string | null
  nameAr: string
  nameEn: string
  position: number
  at: Date
}

export async function insertUnit(db: Queryable, unit: NewUnit): Promise<string> {
  const id = await insertObject(db, { kind: unit.kind, at: unit.at })
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
  const rows = await db.selectFrom('unit_members').select('user_id').distinct().where(anyOf('unit_id', unitIds)).execute()
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
