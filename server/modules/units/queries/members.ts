import type { MemberRelation } from '@diwan/contract/units/vocabulary'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** People who work or belong there. */
export async function membersOf(db: Queryable, unitIds: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('unit_members').select('user_id').distinct().where(anyOf('unit_id', unitIds)).execute()
  return rows.map((row) => row.user_id)
}

export async function addMember(db: Queryable, unitId: string, userId: string, relation: MemberRelation): Promise<void> {
  await db.insertInto('unit_members').values({ unit_id: unitId, user_id: userId, relation }).execute()
}
