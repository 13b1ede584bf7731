import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { readers } from '../access.ts'

/** Tickets of these groups, stopped at the limit. Without a person all there ever were, deleted ones too: they hold their group. */
export async function countInGroups(
  db: Queryable,
  groupIds: readonly string[],
  limit: number,
  unreachedBy?: Actor,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from tickets found where ${anyOf('found.group_id', groupIds)} ${unreachedBy ? unreached(unreachedBy) : sql``} limit ${limit}
    ) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** By the very ranges of the lists, asked of one ticket. */
function unreached(actor: Actor) {
  const where = sql`record.deleted_at is null and record.id = found.id`
  const reached = readers['tickets.view'].ids(actor, { table: 'tickets', sort: 'activity_at', where, limit: 1 })
  return reached ? sql`and found.deleted_at is null and not exists (${reached})` : sql`and found.deleted_at is null`
}

export async function followDepartment(db: Queryable, groupIds: readonly string[], departmentId: string): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ department_id: departmentId })
    .where(anyOf('group_id', groupIds))
    .where('department_id', '<>', departmentId)
    .execute()
}

export async function relocateTickets(
  db: Queryable,
  fromGroupId: string,
  to: { groupId: string; departmentId: string },
): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ group_id: to.groupId, department_id: to.departmentId })
    .where('group_id', '=', fromGroupId)
    .execute()
}
