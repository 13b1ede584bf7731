import type { Queryable } from '../../kit/db/database.ts'

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
    .where('parent_id', 'in', [...departmentIds])
    .where('kind', '=', 'group')
    .orderBy('position')
    .orderBy('id')
    .execute()
}
