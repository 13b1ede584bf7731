import { fold } from '@diwan/core/arabic-fold'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { beginsSo, type UnitNames } from './names.ts'

export interface ChoiceRow extends UnitNames {
  position: number
  parent: UnitNames | null
}

export interface ChoiceList {
  departmentId?: string | undefined
  text?: string | undefined
  after: { position: number; id: string } | undefined
  limit: number
}

/** Living departments that have a living group, or the living groups of one department; in their order. */
export async function readChoices(db: Queryable, { departmentId, text, after, limit }: ChoiceList): Promise<ChoiceRow[]> {
  const where = departmentId
    ? sql`unit.kind = 'group' and unit.parent_id = ${departmentId}`
    : sql`unit.kind = 'department' and exists (
        select from units below where below.parent_id = unit.id and below.kind = 'group' and below.archived_at is null)`
  const { rows } = await sql<ChoiceRow>`
    select unit.id, unit.kind, unit.name_ar, unit.name_en, unit.position,
           (select to_jsonb(named) from (select id, kind, name_ar, name_en from units above where above.id = unit.parent_id) named) as parent
    from units unit
    where unit.archived_at is null and ${where}
      ${text && fold(text) ? sql`and ${beginsSo('unit', text)}` : sql``}
      ${after ? sql`and (unit.position, unit.id) > (${after.position}::int, ${after.id}::uuid)` : sql``}
    order by unit.position, unit.id limit ${limit}`.execute(db)
  return rows
}

/** Whether the living group stands directly under the department. It stays so until the end of the transaction. */
export async function isGroupOf(db: Queryable, groupId: string, departmentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('units')
    .select('id')
    .where('id', '=', groupId)
    .where('kind', '=', 'group')
    .where('parent_id', '=', departmentId)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

/** What a living group stands under; nothing when it is none. It stays so until the end of the transaction. */
export async function departmentOf(db: Queryable, groupId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select department.id from units unit join units department on department.id = unit.parent_id
    where unit.id = ${groupId} and unit.kind = 'group' and unit.archived_at is null and department.archived_at is null
    for share of unit`.execute(db)
  return rows[0]?.id
}
