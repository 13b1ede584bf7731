import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface PlaceRow {
  readonly user_id: string
  readonly relation: string
  readonly id: string
  readonly kind: string
  readonly name_ar: string
  readonly name_en: string
}

/** Where these people belong and work, departments first. */
export async function readPlaces(db: Queryable, userIds: readonly string[]): Promise<PlaceRow[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<PlaceRow>`
    select member.user_id, member.relation, unit.id, unit.kind, unit.name_ar, unit.name_en
    from unit_members member join units unit on unit.id = member.unit_id
    where member.user_id = any(${[...userIds]}::uuid[])
    order by array_position(array['department', 'group', 'level'], unit.kind), unit.position, unit.id, member.relation`.execute(
    db,
  )
  return rows
}

/** These units and everything below them. */
export async function unitsBelow(db: Queryable, unitIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id from units where id = any(${[...unitIds]}::uuid[])
      union select units.id from units join below on units.parent_id = below.id
    ) select id from below`.execute(db)
  return rows.map(({ id }) => id)
}

/** Which of these ids are none of that table's. */
export async function missingOf(
  db: Queryable,
  table: 'units' | 'titles' | 'partners',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom(table)
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return ids.filter((id) => !found.some((row) => row.id === id))
}
